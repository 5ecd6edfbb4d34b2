import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAccount, someAdmin, someEditor, someUser, signedIn } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { votesFromAnyAddress } from "../support/database/anyAddress.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { inSite, siteOf, someProvider } from "../support/database/ipv6.ts";
import { BEGAN, storeVotes, votesFrom } from "../support/database/storedVotes.ts";
import { gatherInOneHour, letVotesAge } from "../support/database/time.ts";

type Client = Awaited<ReturnType<typeof someAdmin>>;

async function hoursOf(owner: Client, clinic: string, atLeast = 2) {
  const { data } = await owner.rpc("suspicious_hours", { p_at_least: atLeast });
  return data?.filter(({ clinic_id: id }) => id === clinic) ?? [];
}

test("an hour with many votes for one clinic is found, with its addresses and the hours around it", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  await storeVotes(clinic, { many: 3, at: "2 hours" });
  await storeVotes(clinic, { many: 200, at: "3 hours", address: "a script" });
  await storeVotes(clinic, { many: 40, at: "3 hours", proven: false });
  await asOwner`select private.void_votes(${clinic}, date_trunc('hour', ${BEGAN}::timestamptz) - interval '2 hours', now(), 'bought votes')`;
  const [hour, ...others] = await hoursOf(owner, clinic, 20);
  expect(others).toEqual([]);
  expect(hour).toMatchObject({
    ...{
      clinic_name: "Test clinic",
      votes: 240,
      voided: 0,
      unproven: 40,
      addresses: 41,
      networks: 41,
      most_of_one: 200,
    },
    around: expect.arrayContaining([
      [0, 240, 0, 40],
      [1, 3, 3, 0],
    ]),
  });
});

test("hours older than asked for, and those with fewer votes, are left out", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  await storeVotes(clinic, { many: 30, at: "9 days" });
  const ask = async (p_days: number, p_at_least: number) => {
    const { data } = await owner.rpc("suspicious_hours", { p_days, p_at_least });
    return data?.filter(({ clinic_id: id }) => id === clinic).length;
  };
  expect(await ask(7, 20)).toBe(0);
  expect(await ask(10, 20)).toBe(1);
  expect(await ask(10, 31)).toBe(0);
});

test("the addresses with the most votes are listed, for all clinics, one clinic or one hour", async () => {
  const [owner, clinic, another] = [await someAdmin(), await someClinic(), await someClinic()];
  const script = { address: `script of ${clinic}` };
  await storeVotes(clinic, { many: 300, at: "1 hour", ...script, proven: false });
  await storeVotes(another, { many: 200, at: "1 day", ...script });
  await storeVotes(clinic, { many: 1, at: "1 hour" });
  const { data: of } = await owner.rpc("vote_addresses", { p_clinic_id: clinic });
  expect(of).toHaveLength(2);
  expect(of?.[0]).toMatchObject({ votes: 300, voided: 0, unproven: 300, clinics: 1, addresses: 1 });
  const { data: all } = await owner.rpc("vote_addresses");
  const found = all?.find(({ address }) => address === of?.[0]?.address);
  expect(found).toMatchObject({ votes: 500, unproven: 300, clinics: 2 });
  const [hour] = await asOwner<{ then: string; until: string }[]>`
    select t::text as then, (t + interval '1 hour')::text as until
    from date_trunc('hour', ${BEGAN}::timestamptz - interval '1 day') t`;
  const ask = async (p_from: string, p_until: string) =>
    (await owner.rpc("vote_addresses", { p_clinic_id: another, p_from, p_until })).data;
  expect(await ask(hour!.then, hour!.until)).toMatchObject([{ address: of?.[0]?.address, votes: 200 }]);
  expect(await ask(hour!.until, BEGAN.toISOString())).toEqual([]);
});

test("all addresses of a /48, /40 or /32 count as one when they are requested together", async () => {
  const [owner, clinic, cast] = [await someAdmin(), await someClinic(), votesFromAnyAddress()];
  const provider = someProvider();
  for (const site of [0, 0, 1, 256]) await cast(inSite(siteOf(provider, site), site), clinic);
  await gatherInOneHour(clinic);
  const ask = async (p_prefix?: number) => {
    const { data } = await owner.rpc("vote_addresses", {
      p_clinic_id: clinic,
      ...(p_prefix && { p_prefix }),
    });
    return data ?? [];
  };
  const tellOne = async (hash?: string) =>
    (await owner.rpc("votes_of_address", { p_address: hash ?? "" })).data?.[0];
  expect((await ask()).map(({ votes }) => votes)).toEqual([2, 1, 1]);
  const [of48, of40, of32] = [await ask(48), await ask(40), await ask(32)];
  expect([of48, of40, of32].map((all) => all.map(({ votes }) => votes))).toEqual([[2, 1, 1], [3, 1], [4]]);
  expect(of32).toMatchObject([{ votes: 4, addresses: 3 }]);
  const address = (await ask())[0]!.address;
  expect(await tellOne(address)).toMatchObject({ votes: 2, prefix: null, wider: of48[0]?.address });
  expect(await tellOne(of48[0]?.address)).toMatchObject({ votes: 2, prefix: 48, wider: of40[0]?.address });
  expect(await tellOne(of40[0]?.address)).toMatchObject({ votes: 3, prefix: 40, wider: of32[0]?.address });
  expect(await tellOne(of32[0]?.address)).toMatchObject({ votes: 4, prefix: 32, wider: null });
  const { data: days } = await owner.rpc("days_of_address", { p_address: of32[0]!.address });
  expect(days).toMatchObject([{ votes: 4 }]);
});

test.for([40, 32])("a whole /%s is voided and blocked by its hash", async (p_prefix) => {
  const [owner, clinic, cast] = [await someAdmin(), await someClinic(), votesFromAnyAddress()];
  const [provider, neighbour] = [someProvider(), someProvider()];
  for (const site of [1, 2]) await cast(inSite(siteOf(provider, site), 1), clinic);
  await cast(inSite(siteOf(neighbour, 1), 1), clinic);
  const { data: listed } = await owner.rpc("vote_addresses", { p_clinic_id: clinic, p_prefix });
  const hash = { p_address: listed![0]!.address };
  expect((await owner.rpc("void_votes_of_address", { ...hash, p_reason: "bought votes" })).data).toBe(2);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 3 });
  await owner.rpc("block_visitors", hash);
  expect(await cast(inSite(siteOf(provider, 3), 3), clinic)).toBe("blocked");
  expect(await cast(inSite(siteOf(neighbour, 2), 1), clinic)).toBe("counted");
  const { data: blocks } = await owner.rpc("blocks");
  const mine = blocks?.find(({ address }) => address === hash.p_address);
  expect((await owner.rpc("end_block", { p_id: mine!.id })).data).toBe(true);
});

test("a day that stands out comes with its figures and the clinic's other days", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  for (const days of [9, 13, 20]) await storeVotes(clinic, { many: 1, at: `${days * 24} hours` });
  for (const address of ["one", "two", "three", "four"]) {
    await storeVotes(clinic, {
      many: 5,
      at: "48 hours",
      address: `${address} of ${clinic}`,
      proven: address !== "one",
    });
  }
  const { data } = await owner.rpc("suspicious_days");
  const [day, ...others] = data?.filter(({ clinic_id: id }) => id === clinic) ?? [];
  expect(others).toEqual([]);
  expect(day).toMatchObject({
    ...{ clinic_name: "Test clinic", votes: 20, voided: 0, unproven: 5, usual: 0 },
    day: new Date(BEGAN.getTime() - 48 * 3_600_000).toISOString().slice(0, 10),
    reasons: expect.arrayContaining(["unusual-day", "busy-networks"]),
    ...{ networks: 4, busy_networks: 4, of_busy: 20 },
    around: expect.arrayContaining([
      [0, 20, 0, 5],
      [-7, 1, 0, 0],
    ]),
  });
  const { data: before } = await owner.rpc("suspicious_days", { p_days: 1 });
  expect(before?.filter(({ clinic_id: id }) => id === clinic)).toEqual([]);
});

test("the votes of one address are counted by clinic, by day and in all", async () => {
  const [owner, clinic, another] = [await someAdmin(), await someClinic(), await someClinic()];
  const hash = await votesFrom(someAddress(), [clinic, clinic, another]);
  await gatherInOneHour(clinic);
  await letVotesAge([another], "3 days");
  const { data } = await owner.rpc("votes_of_address", { p_address: hash });
  expect(data).toMatchObject([
    { clinic_id: clinic, votes: 2, unproven: 2, all_votes: 3, all_clinics: 2, is_unknown: false },
    { clinic_id: another, votes: 1, all_votes: 3 },
  ]);
  const { data: days } = await owner.rpc("days_of_address", { p_address: hash });
  expect(days?.map(({ votes }) => votes)).toEqual([2, 1]);
});

test("an owner sees in the administration what the audit command says", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  await vote(anonymous(), clinic, randomUUID());
  await asOwner`update public.clinics set upvote_count = 1000 where id = ${clinic}`;
  const [row] = await asOwner`select private.audit_votes(2) as audit`;
  const { data } = await owner.rpc("audit_votes_as_owner", { p_burst: 2 });
  expect(data).toEqual(row?.audit);
  expect(data).toMatchObject({ wrong: [{ clinic_id: clinic, counter: 1000, valid_votes: 1 }] });
});

const CALLS: [string, object?][] = [
  ...[
    ["suspicious_hours"],
    ["suspicious_days"],
    ["vote_addresses"],
    ["voidings"],
    ["audit_votes_as_owner"],
    ["pauses"],
    ["blocks"],
  ].map(([name]): [string] => [name!]),
  ["votes_of_address", { p_address: "%" }],
  ["days_of_address", { p_address: "%" }],
  ["void_votes_of_address", { p_address: "%", p_reason: "x" }],
  ["undo_voiding", { p_id: 1 }],
  ["pause_visitors", { p_what: "voting", p_sentence: "Closed." }],
  ["block_visitors", { p_network: "203.0.113.7" }],
  ["end_block", { p_id: 1 }],
];

test("editors, other accounts, removed admins and visitors see none of it, and a link can't ask for it", async () => {
  const removed = await someAccount({ admin: true });
  const stale = await signedIn(removed);
  await asOwner`delete from private.admins where user_id = ${removed.id}`;
  const [owner, editor, user] = [await someAdmin(), await someEditor(), await someUser()];
  for (const [name, args = {}] of CALLS) {
    const call = name as "pauses";
    for (const client of [editor, user, stale]) {
      const { status, error } = await client.rpc(call, args as never);
      expect({ status, hint: error?.hint }, name).toEqual({ status: 403, hint: "owners-only" });
    }
    expect((await anonymous().rpc(call, args as never)).status, name).toBe(401);
    expect((await owner.rpc(call, args as never, { get: true })).status, name).toBe(405);
  }
  expect(await asOwner`select from private.blocks where network = '203.0.113.7/32'`).toHaveLength(0);
});
