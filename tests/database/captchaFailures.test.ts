import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { BANNED, failCheck, isBanned, reportFailure } from "../support/database/failures.ts";
import { askForCheck, craftSalt } from "../support/database/proofs.ts";
import { letTimePass } from "../support/database/time.ts";

test("five failures count down to a ban", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (const remaining of [4, 3, 2, 1]) {
    const { data } = await failCheck(visitor, session);
    expect(data).toEqual({ banned: false, remaining_attempts: remaining });
    expect(await isBanned(visitor, session)).toBe(false);
  }
  expect((await failCheck(visitor, session)).data).toEqual(BANNED);
  expect((await failCheck(visitor, session)).data).toEqual(BANNED);
  expect(await isBanned(visitor, session)).toBe(true);
});

test("a check from the database can be failed once, solved or not", async () => {
  const [visitor, clinic, session] = [anonymous(), await someClinic(), randomUUID()];
  const { salt } = await askForCheck(visitor, clinic, session);
  for (let time = 1; time <= 6; time++) {
    const { data } = await reportFailure(visitor, session, { salt }, { clinic });
    expect(data).toEqual({ banned: false, remaining_attempts: 4 });
  }
  expect(await countFailures([session])).toBe(1);
});

test("failures of an hour ago no longer count", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  for (let failure = 1; failure <= 4; failure++) await failCheck(visitor, session);
  await letTimePass(session, "61 minutes");
  expect((await failCheck(visitor, session)).data).toEqual({ banned: false, remaining_attempts: 4 });
});

test("20 failures at once of one session from many addresses count exactly five", async () => {
  const session = randomUUID();
  const visitors = Array.from({ length: 20 }, () => anonymous());

  const answers = await crowd(visitors, 20, (visitor) => failCheck(visitor, session));

  expect(tally(answers)).toEqual({ 4: 1, 3: 1, 2: 1, 1: 1, 0: 16 });
  expect(await countFailures([session])).toBe(5);
});

test("100 reports at once of one check count once", async () => {
  const session = randomUUID();
  const check = { salt: await craftSalt("reprofit", session) };
  const answers = await crowd(Array.from({ length: 100 }), 100, () =>
    reportFailure(anonymous(), session, check),
  );
  expect(tally(answers)).toEqual({ 4: 100 });
  expect(await countFailures([session])).toBe(1);
});

test.for<[string, unknown]>([
  ["a malformed", "not-a-uuid"],
  ["an empty", ""],
  ["no", null],
  ["a 1 MB", "a".repeat(1_000_000)],
])("a failure with %s session id is refused and nothing is stored", async ([, session]) => {
  const [visitor, before] = [anonymous(), await countFailures()];
  const check = { salt: await craftSalt("reprofit", randomUUID()) };
  const { status } = await reportFailure(visitor, session, check);
  expect(status).toBe(400);
  expect(await countFailures()).toBe(before);
});

test("a failure keeps its clinic, and a long browser name does no harm", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  const check = Buffer.from(JSON.stringify({ salt: await craftSalt("reprofit", session) }));
  const { data } = await visitor
    .rpc("handle_captcha_failure", {
      p_session_id: session,
      p_clinic_id: "reprofit",
      p_user_agent: "x".repeat(100_000),
    })
    .setHeader("x-human-check", check.toString("base64"));
  expect(data).toEqual({ banned: false, remaining_attempts: 4 });
  const stored = await asOwner<{ clinic_id: string | null }[]>`
    select clinic_id from private.captcha_failures where session_id = ${session}`;
  expect(stored).toEqual([{ clinic_id: "reprofit" }]);
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

function tally(answers: { data: unknown; error: Error | null }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { data, error } of answers) {
    if (error) throw error;
    const { remaining_attempts: remaining } = data as { remaining_attempts: number };
    counts[remaining] = (counts[remaining] ?? 0) + 1;
  }
  return counts;
}
