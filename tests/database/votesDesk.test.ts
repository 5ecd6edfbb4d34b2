import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAccount, someAdmin, someEditor, someUser, signedIn } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { BEGAN, storeVotes, votesFrom } from "../support/database/storedVotes.ts";
import { letVotesAge } from "../support/database/time.ts";

type Client = Awaited<ReturnType<typeof someAdmin>>;

async function hoursOf(owner: Client, clinic: string, atLeast = 2) {
  const { data } = await owner.rpc("suspicious_hours", { p_at_least: atLeast });
  return data?.filter(({ clinic_id: id }) => id === clinic) ?? [];
}

test("an hour with many votes of one clinic is found, with its addresses and the hours around it", async () => {
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

test("older hours than one asks for, and those with fewer votes, are left out", async () => {
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
  const [hour] = await asOwner<{ then: string }[]>`
    select date_trunc('hour', ${BEGAN}::timestamptz - interval '1 day')::text as then`;
  const { data: then } = await owner.rpc("vote_addresses", { p_clinic_id: another, p_hour: hour!.then });
  expect(then).toMatchObject([{ address: of?.[0]?.address, votes: 200 }]);
});

test("all addresses of a /48 are one, where they are asked for together", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  for (const address of ["one", "two", "three"]) {
    await storeVotes(clinic, { many: 2, at: "1 hour", address, prefix48: `net of ${clinic}` });
  }
  const { data: apart } = await owner.rpc("vote_addresses", { p_clinic_id: clinic });
  expect(apart).toHaveLength(3);
  const { data: together } = await owner.rpc("vote_addresses", { p_clinic_id: clinic, p_wide: true });
  expect(together).toMatchObject([{ votes: 6, addresses: 3 }]);
  const { data: one } = await owner.rpc("votes_of_address", { p_address: apart![0]!.address });
  expect(one).toMatchObject([{ clinic_id: clinic, votes: 2, wider: together?.[0]?.address }]);
  const { data: wide } = await owner.rpc("votes_of_address", { p_address: together![0]!.address });
  expect(wide).toMatchObject([{ votes: 6, wider: null }]);
});

test("the votes of one address are told by clinic and by day, and all together", async () => {
  const [owner, clinic, another] = [await someAdmin(), await someClinic(), await someClinic()];
  const hash = await votesFrom(someAddress(), [clinic, clinic, another]);
  await letVotesAge([another], "3 days");
  const { data } = await owner.rpc("votes_of_address", { p_address: hash });
  expect(data).toMatchObject([
    { clinic_id: clinic, votes: 2, unproven: 2, all_votes: 3, all_clinics: 2, is_unknown: false },
    { clinic_id: another, votes: 1, all_votes: 3 },
  ]);
  const { data: days } = await owner.rpc("days_of_address", { p_address: hash });
  expect(days?.map(({ votes }) => votes)).toEqual([2, 1]);
});

test("an owner at the desk is told what the audit command says", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  await vote(anonymous(), clinic, randomUUID());
  await asOwner`update public.clinics set upvote_count = 1000 where id = ${clinic}`;
  const [row] = await asOwner`select private.audit_votes(2) as audit`;
  const { data } = await owner.rpc("audit_votes_as_owner", { p_burst: 2 });
  expect(data).toEqual(row?.audit);
  expect(data).toMatchObject({ wrong: [{ clinic_id: clinic, counter: 1000, valid_votes: 1 }] });
});

/** The votes' part of the desk and its stop button. */
const CALLS: [string, object?][] = [
  ...[
    ["suspicious_hours"],
    ["vote_addresses"],
    ["voidings"],
    ["audit_votes_as_owner"],
    ["pauses"],
    ["blocks"],
  ].map(([name]): [string] => [name!]),
  ["votes_of_address", { p_address: "%" }],
  ["days_of_address", { p_address: "%" }],
  ["void_votes_of_address", { p_address: "%", p_reason: "x" }],
  ["take_back_voiding", { p_id: 1 }],
  ["pause_visitors", { p_what: "voting", p_sentence: "Closed." }],
  ["block_visitors", { p_network: "203.0.113.7" }],
  ["end_block", { p_id: 1 }],
];

test("none of it is for an editor, somebody signed up, a removed admin or a visitor; nor for a link", async () => {
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
