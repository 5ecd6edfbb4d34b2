import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { COUNTED, vote } from "../../support/database/calls.ts";
import { anonymous, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { takeSnapshot } from "../../support/database/snapshot.ts";

const TEN_MB = 10_000_000;
const session = randomUUID();
const of = (call: object) => JSON.stringify(call);

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetchFrom(someAddress())(`${inject("apiUrl")}${path}`, {
    method: "POST",
    body,
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json", ...headers },
  });
}

async function expectAlive(): Promise<void> {
  const clinic = await someClinic();
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
}

const UPVOTE = "/rest/v1/rpc/handle_clinic_upvote";
test.for<[string, string, string]>([
  ["a session id", UPVOTE, of({ p_clinic_id: "reprofit", p_session_id: "a".repeat(TEN_MB) })],
  ["a clinic id", UPVOTE, of({ p_clinic_id: "a".repeat(TEN_MB), p_session_id: session })],
  [
    "an unknown argument",
    UPVOTE,
    of({ p_clinic_id: "reprofit", p_session_id: session, x: "a".repeat(TEN_MB) }),
  ],
  ["a list of calls", UPVOTE, `[${"{},".repeat(TEN_MB / 3)}{}]`],
  ["half a text", UPVOTE, `{"p_clinic_id":"${"a".repeat(TEN_MB)}`],
  ["a failure's session", "/rest/v1/rpc/handle_captcha_failure", of({ p_session_id: "a".repeat(TEN_MB) })],
  [
    "a check's clinic",
    "/rest/v1/rpc/create_human_check",
    of({ p_clinic_id: "a".repeat(TEN_MB), p_session_id: session }),
  ],
  ["a measured visit", "/rest/v1/rpc/report_experience", of({ p_report: { build: "a".repeat(TEN_MB) } })],
  ["a new clinic", "/rest/v1/clinics", of({ id: "test-giant", name: "a".repeat(TEN_MB) })],
  [
    "a password",
    "/auth/v1/token?grant_type=password",
    of({ email: "a@example.org", password: "a".repeat(TEN_MB) }),
  ],
])("10 MB as %s are answered with an error, and nothing is stored", async ([, path, body]) => {
  const before = await takeSnapshot();
  const { status } = await post(path, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await takeSnapshot()).toEqual(before);
  await expectAlive();
});

// See docs/security.md.
test("1 MB as nested lists is answered with an error, and nothing is stored", async () => {
  const before = await takeSnapshot();
  expect((await post(UPVOTE, "[".repeat(1_000_000))).status).toBeGreaterThanOrEqual(400);
  expect(await takeSnapshot()).toEqual(before);
  await expectAlive();
});

test("giant headers are refused or cut off, and nothing is stored", async () => {
  const before = await takeSnapshot();
  for (const name of ["x-human-check", "x-forwarded-for", "user-agent", "authorization"]) {
    const call = of({ p_clinic_id: "reprofit", p_session_id: session });
    const answer = await post(UPVOTE, call, { [name]: "a".repeat(100_000) }).catch(() => null);
    expect(answer === null || answer.status >= 400).toBe(true);
  }
  expect(await takeSnapshot()).toEqual(before);
  await expectAlive();
});

test("400 calls at once from one address leave the server running and three votes stored", async () => {
  const [attacker, clinic] = [anonymous(), await someClinic()];
  const calls = Array.from({ length: 400 }, (_, n) => n);
  await crowd(calls, 200, async (n) => {
    if (n % 4 === 0)
      return attacker.rpc("create_human_check", { p_clinic_id: clinic, p_session_id: randomUUID() });
    if (n % 4 === 1) return attacker.rpc("is_ip_banned", {});
    if (n % 4 === 2) return attacker.from("clinics").select().limit(1000);
    return vote(attacker, clinic, randomUUID());
  });
  expect(await countVotes(clinic)).toEqual({ shown: 3, stored: 3 });
  await expectAlive();
});
