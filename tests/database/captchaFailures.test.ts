import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { BANNED, failCheck, isBanned } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { crowd } from "../support/database/crowd.ts";
import { letTimePass } from "../support/database/time.ts";

test("five failures count down to a ban", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (const remaining of [4, 3, 2, 1]) {
    const { data } = await failCheck(visitor, session);
    expect(data).toEqual({ banned: false, remaining_attempts: remaining });
    expect(await isBanned(visitor)).toBe(false);
  }
  expect((await failCheck(visitor, session)).data).toEqual(BANNED);
  expect((await failCheck(visitor, session)).data).toEqual(BANNED);
  expect(await isBanned(visitor)).toBe(true);
});

test("failures of an hour ago no longer count", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (let failure = 1; failure <= 4; failure++) await failCheck(visitor, session);
  await letTimePass(session, "61 minutes");
  expect((await failCheck(visitor, session)).data).toEqual({ banned: false, remaining_attempts: 4 });
});

test("a new session does not forget the failures of its address", async () => {
  const visitor = anonymous();
  for (const remaining of [4, 3, 2, 1]) {
    expect((await failCheck(visitor, randomUUID())).data).toMatchObject({ remaining_attempts: remaining });
  }
  expect((await failCheck(visitor, randomUUID())).data).toEqual(BANNED);
});

test("20 failures at once from one address count exactly five", async () => {
  const visitor = anonymous();
  const sessions = Array.from({ length: 20 }, () => randomUUID());

  const answers = await crowd(sessions, 20, (session) => failCheck(visitor, session));

  expect(tally(answers)).toEqual({ 4: 1, 3: 1, 2: 1, 1: 1, 0: 16 });
  expect(await countFailures(sessions)).toBe(5);
});

test("20 failures at once of one session from many addresses count exactly five", async () => {
  const session = randomUUID();
  const visitors = Array.from({ length: 20 }, () => anonymous());

  const answers = await crowd(visitors, 20, (visitor) => failCheck(visitor, session));

  expect(tally(answers)).toEqual({ 4: 1, 3: 1, 2: 1, 1: 1, 0: 16 });
  expect(await countFailures([session])).toBe(5);
});

test.for<[string, unknown]>([
  ["a malformed", "not-a-uuid"],
  ["an empty", ""],
  ["no", null],
  ["a 1 MB", "a".repeat(1_000_000)],
])("a failure with %s session id is refused and nothing is stored", async ([, session]) => {
  const [visitor, before] = [anonymous(), await countFailures()];
  const { status } = await failCheck(visitor, session);
  expect(status).toBe(400);
  expect(await countFailures()).toBe(before);
});

test("a failure keeps its clinic; without one, or with an unknown one, it counts all the same", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (const [clinic, remaining] of [
    [null, 4],
    ["no-such-clinic", 3],
    ["reprofit", 2],
  ] as const) {
    const { data } = await visitor.rpc("handle_captcha_failure", {
      p_session_id: session,
      p_clinic_id: clinic as string,
      p_user_agent: "x".repeat(100_000),
    });
    expect(data).toEqual({ banned: false, remaining_attempts: remaining });
  }
  const stored = await asOwner<{ clinic_id: string | null }[]>`
    select clinic_id from private.captcha_failures where session_id = ${session} order by id`;
  expect(stored.map(({ clinic_id }) => clinic_id)).toEqual([null, null, "reprofit"]);
});

test("a link or an image cannot report a failure", async () => {
  const [visitor, before] = [anonymous(), await countFailures()];
  const { status } = await visitor.rpc(
    "handle_captcha_failure",
    { p_session_id: randomUUID() },
    { get: true },
  );
  expect(status).toBe(405);
  expect(await countFailures()).toBe(before);
});

async function countFailures(sessions?: string[]): Promise<number> {
  const [row] = await asOwner<{ failures: number }[]>`
    select count(*)::int as failures from private.captcha_failures
    ${sessions ? asOwner`where session_id in ${asOwner(sessions)}` : asOwner``}`;
  return row?.failures ?? 0;
}

/** How many answers left how many attempts. */
function tally(answers: { data: unknown }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { data } of answers) {
    const { remaining_attempts: remaining } = data as { remaining_attempts: number };
    counts[remaining] = (counts[remaining] ?? 0) + 1;
  }
  return counts;
}
