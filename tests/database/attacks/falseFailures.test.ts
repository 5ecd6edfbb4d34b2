import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { COUNTED } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { failCheck, reportFailure } from "../../support/database/failures.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { askForCheck, craftCheck, craftSalt, solve, voteWithCheck } from "../../support/database/proofs.ts";

const UNTOUCHED = { banned: false, remaining_attempts: 5 };
const NONCE = "0123456789abcdef01234567";

async function failuresOf(session: string): Promise<number> {
  const rows = await asOwner`select from private.captcha_failures where session_id = ${session}`;
  return rows.length;
}

type Target = { clinic: string; session: string; salt: string };
test.for<[string, (target: Target) => unknown]>([
  ["with no check", () => null],
  ["with garbage", () => "%%%"],
  ["with a check that has no salt", () => ({})],
  ["with a list", ({ salt }) => [salt]],
  ["with a made-up salt", ({ salt }) => ({ salt: salt.replace(/for=.*/, `for=${"0".repeat(64)}&`) })],
  ["with another nonce", ({ salt }) => ({ salt: NONCE + salt.slice(24) })],
  ["with a longer life", ({ salt }) => ({ salt: salt.replace(/expires=\d/, "expires=9") })],
  ["with something before it", ({ salt }) => ({ salt: `x${salt}` })],
  ["with something behind it", ({ salt }) => ({ salt: `${salt}1` })],
  ["with a line break behind it", ({ salt }) => ({ salt: `${salt}\n` })],
  ["in capitals", ({ salt }) => ({ salt: salt.toUpperCase() })],
  ["that expired a second ago", async (t) => ({ salt: await craftSalt(t.clinic, t.session, -1) })],
  ["of another session", async (t) => ({ salt: await craftSalt(t.clinic, randomUUID()) })],
  ["of another clinic", async (t) => ({ salt: await craftSalt(await someClinic(), t.session) })],
  ["that is 10 kB long", ({ salt }) => ({ salt, x: "A".repeat(10_000) })],
])("a failure %s is not stored and bans nobody", async ([, forge]) => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const salt = await craftSalt(clinic, session);
  const forged = (await forge({ clinic, session, salt })) as object | string | null;
  for (let time = 1; time <= 6; time++) {
    expect((await reportFailure(anonymous(), session, forged, { clinic })).data).toEqual(UNTOUCHED);
  }
  expect(await failuresOf(session)).toBe(0);
});

test.for<[string, unknown]>([
  ["no clinic", null],
  ["an unknown clinic", "no-such-clinic"],
])("a failure that names %s beside the check of another is not stored", async ([, named]) => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const check = { salt: await craftSalt(clinic, session) };
  expect((await reportFailure(anonymous(), session, check, { clinic: named })).data).toEqual(UNTOUCHED);
  expect(await failuresOf(session)).toBe(0);
});

test("a check that a vote has used cannot be failed afterwards", async () => {
  const [clinic, session, visitor] = [await someClinic(), randomUUID(), anonymous()];
  const given = await askForCheck(visitor, clinic, session);
  expect((await voteWithCheck(clinic, session, solve(given))).data).toEqual(COUNTED);
  expect((await reportFailure(visitor, session, given, { clinic })).data).toEqual(UNTOUCHED);
  expect(await failuresOf(session)).toBe(0);
});

test("a check that was failed can still be solved: the person tries again in the same dialog", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const check = await craftCheck(clinic, session);
  await reportFailure(anonymous(), session, check, { clinic });
  expect(await failuresOf(session)).toBe(1);
  expect((await voteWithCheck(clinic, session, check)).data).toEqual(COUNTED);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("a form on another website, which can't send headers, gets no failure stored", async () => {
  const [session, address] = [randomUUID(), someAddress()];
  const url = `${inject("apiUrl")}/rest/v1/rpc/handle_captcha_failure?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;
  for (let time = 1; time <= 6; time++) {
    await fetchFrom(address)(url, {
      method: "POST",
      body: new URLSearchParams({ p_session_id: session, p_clinic_id: "reprofit" }),
    });
  }
  expect(await failuresOf(session)).toBe(0);
});

test("no more failures of a banned session are stored, whatever it sends", async () => {
  const [session, visitor] = [randomUUID(), anonymous()];
  for (let time = 1; time <= 12; time++) await failCheck(visitor, session);
  expect(await failuresOf(session)).toBe(5);
});
