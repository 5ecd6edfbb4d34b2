import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { someAccount, signedIn, someAdmin } from "../support/database/accounts.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";

afterEach(async () => {
  await asOwner`update private.settings set voting_paused = null, submissions_paused = null, reports_paused = null`;
  await asOwner`delete from private.blocks`;
});

test("an owner pauses voting with a sentence that visitors read, and resumes it", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  const sentence = "Voting is paused until Monday.";
  const pause = async (p_sentence?: string) => owner.rpc("pause_visitors", { p_what: "voting", p_sentence });
  expect((await pause(sentence)).error).toBeNull();
  expect(await vote(anonymous(), clinic, randomUUID())).toMatchObject({
    status: 503,
    error: { hint: "voting-paused", message: sentence },
  });
  const paused = { what: "voting", sentence };
  const { data } = await owner.rpc("pauses");
  expect(data).toEqual([paused, ...["submissions", "reports"].map((what) => ({ what, sentence: null }))]);
  await pause();
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
});

test.for(["", " ", "a".repeat(281)])(
  "a pause without a sentence that can be shown is refused: %#",
  async (sentence) => {
    const { error } = await (
      await someAdmin()
    ).rpc("pause_visitors", {
      ...{ p_what: "submissions", p_sentence: sentence },
    });
    // Without the other settings.
    expect(error).toMatchObject({ code: "23514", details: null });
  },
);

test("an owner blocks a network with a reason, sees who blocked it, and ends it", async () => {
  const account = await someAccount({ admin: true });
  const [owner, clinic, address] = [await signedIn(account), await someClinic(), someAddress()];
  const block = { p_network: ` ${address} `, p_days: 2, p_reason: " bought votes " };
  expect((await owner.rpc("block_visitors", block)).data).toBe(`${address}/32`);
  expect((await vote(anonymous(address), clinic, randomUUID())).error?.hint).toBe("blocked");
  const { data } = await owner.rpc("blocks");
  expect(data).toMatchObject([
    { network: `${address}/32`, address: null, reason: "bought votes", by_email: account.email },
  ]);
  const days = (Date.parse(data![0]!.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1.9);
  expect(days).toBeLessThanOrEqual(2.01);
  expect((await owner.rpc("end_block", { p_id: data![0]!.id })).data).toBe(true);
  expect((await owner.rpc("end_block", { p_id: data![0]!.id })).data).toBe(false);
  expect((await vote(anonymous(address), clinic, randomUUID())).data).toEqual(COUNTED);
});

test("an owner blocks an address by the hash beside its votes, which is then shown with them", async () => {
  const [owner, clinic, visitor] = [await someAdmin(), await someClinic(), anonymous()];
  await vote(visitor, clinic, randomUUID());
  const [listed] = (await owner.rpc("vote_addresses", { p_clinic_id: clinic })).data ?? [];
  const hash = listed!.address;
  expect(listed?.blocked_until).toBeNull();
  await owner.rpc("block_visitors", { p_address: hash });
  expect((await vote(visitor, clinic, randomUUID())).error?.hint).toBe("blocked");
  expect((await owner.rpc("blocks")).data).toMatchObject([{ network: null, address: hash, reason: null }]);
  const { data } = await owner.rpc("votes_of_address", { p_address: hash });
  expect(data?.[0]?.blocked_until).toEqual(expect.any(String));
});

test.for([
  [{ p_network: "everybody" }, "invalid-network"],
  [{ p_network: "1".repeat(10_000) }, "invalid-network"],
  [{}, "invalid-network"],
  [{ p_network: "0.0.0.0/0" }, "network-too-wide"],
  [{ p_network: "2000::/15" }, "network-too-wide"],
  [{ p_address: "A".repeat(64) }, "invalid-hash"],
  [{ p_address: "a".repeat(63) }, "invalid-hash"],
] as const)("%j is not blocked: %s", async ([args, hint]) => {
  const { status, error } = await (await someAdmin()).rpc("block_visitors", args);
  expect({ status, hint: error?.hint }).toEqual({ status: 400, hint });
});

test.for([
  [0, "23514"],
  [-1, "23514"],
  [367, "23514"],
  [2_000_000_000, "22008"],
  [null, "23502"],
] as const)("a block of %s days is refused", async ([days, code]) => {
  const { error } = await (
    await someAdmin()
  ).rpc("block_visitors", {
    ...{ p_network: "203.0.113.7", p_days: days as number },
  });
  expect(error?.code).toBe(code);
  expect(await asOwner`select from private.blocks`).toHaveLength(0);
});

test("the history says who paused and blocked, but not which network", async () => {
  const account = await someAccount({ admin: true });
  const owner = await signedIn(account);
  await owner.rpc("pause_visitors", { p_what: "voting", p_sentence: "Closed today." });
  await owner.rpc("block_visitors", { p_network: "203.0.113.7", p_reason: "a script" });
  const noted = await asOwner<{ relation: string; after: object }[]>`
    select relation, after from private.admin_history where by_user = ${account.id} order by id`;
  expect(noted).toMatchObject([
    { relation: "settings", after: { voting_paused: "Closed today." } },
    { relation: "blocks", after: { reason: "a script" } },
  ]);
  expect(JSON.stringify(noted)).not.toContain("203.0.113");
});
