import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { crowd } from "../support/database/crowd.ts";

test("a vote is counted once, and a repeat says so and changes nothing", async () => {
  const [visitor, clinic, session] = [anonymous(), await someClinic(), randomUUID()];

  expect((await vote(visitor, clinic, session)).data).toEqual(COUNTED);
  expect((await vote(visitor, clinic, session)).data).toEqual(REPEATED);
  expect((await vote(anonymous(), clinic, session.toUpperCase())).data).toEqual(REPEATED);

  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("one session may vote for several clinics", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (const clinic of [await someClinic(), await someClinic()]) {
    expect((await vote(visitor, clinic, session)).data).toEqual(COUNTED);
    expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
  }
});

test("the new count is what the next visitor reads", async () => {
  const clinic = await someClinic();
  await vote(anonymous(), clinic, randomUUID());
  const { data } = await anonymous().from("clinics").select("upvote_count").eq("id", clinic);
  expect(data).toEqual([{ upvote_count: 1 }]);
});

test("100 identical votes at once count exactly one", async () => {
  const [visitor, clinic, session] = [anonymous(), await someClinic(), randomUUID()];

  const answers = await crowd(Array.from({ length: 100 }), 100, () => vote(visitor, clinic, session));

  const counted = answers.filter(({ data }) => isDeepStrictEqual(data, COUNTED));
  const repeated = answers.filter(({ data }) => isDeepStrictEqual(data, REPEATED));
  expect([counted.length, repeated.length]).toEqual([1, 99]);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("400 votes of a crowd leave every counter equal to the votes stored", async () => {
  const clinics = await Promise.all(Array.from({ length: 4 }, someClinic));
  const visitors = Array.from({ length: 50 }, () => anonymous());
  const everybody = clinics.flatMap((clinic) =>
    visitors.flatMap((visitor) => [
      { clinic, visitor, session: randomUUID() },
      { clinic, visitor, session: randomUUID() },
    ]),
  );
  shuffle(everybody);

  const answers = await withSettings(
    { unproven_votes_per_address_a_day: 8, unproven_votes_per_clinic_a_day: 100 },
    () => crowd(everybody, 64, (one) => vote(one.visitor, one.clinic, one.session)),
  );

  expect(answers.map(({ data, error }) => error ?? data)).toEqual(everybody.map(() => COUNTED));
  for (const clinic of clinics) {
    expect(await countVotes(clinic)).toEqual({ shown: 100, stored: 100 });
  }
});

test("a long user agent is fine", async () => {
  const clinic = await someClinic();
  const { data } = await anonymous().rpc("handle_clinic_upvote", {
    p_clinic_id: clinic,
    p_session_id: randomUUID(),
    p_user_agent: "x".repeat(100_000),
  });
  expect(data).toEqual(COUNTED);
});

test("a user agent counts by its first 512 characters", async () => {
  const agents = ["x".repeat(100_000), `${"x".repeat(512)}y`, `${"x".repeat(511)}y`];
  const [clinic, hashes] = [await someClinic(), new Set<string>()];
  for (const agent of agents) {
    const session = randomUUID();
    await anonymous().rpc("handle_clinic_upvote", {
      p_clinic_id: clinic,
      p_session_id: session,
      p_user_agent: agent,
    });
    const [row] = await asOwner<{ hash: string }[]>`
      select encode(user_agent_hash, 'hex') as hash from private.votes where session_id = ${session}`;
    expect(row?.hash).toHaveLength(64);
    hashes.add(row?.hash ?? "");
  }
  expect(hashes.size).toBe(2);
});

test("a vote without a user agent is fine", async () => {
  const clinic = await someClinic();
  const { data } = await anonymous().rpc("handle_clinic_upvote", {
    p_clinic_id: clinic,
    p_session_id: randomUUID(),
  });
  expect(data).toEqual(COUNTED);
});

function shuffle(list: unknown[]): void {
  const order = new Map(list.map((item) => [item, Math.random()]));
  list.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}
