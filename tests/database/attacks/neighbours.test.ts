import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { failCheck, getBanned, isBanned } from "../../support/database/failures.ts";
import { askForCheck, craftCheck, voteWithCheck } from "../../support/database/proofs.ts";

async function provenVote(address: string, clinic: string, session = randomUUID()) {
  return voteWithCheck(clinic, session, await craftCheck(clinic, session), address);
}

test("thirty failed checks by one neighbour ban their session and nobody else behind the address", async () => {
  const [address, session, clinic] = [someAddress(), randomUUID(), await someClinic()];
  await getBanned(anonymous(address), session);
  await crowd(Array.from({ length: 25 }), 10, () => failCheck(anonymous(address), randomUUID()));

  const neighbour = randomUUID();
  expect(await isBanned(anonymous(address), session)).toBe(true);
  expect(await isBanned(anonymous(address), neighbour)).toBe(false);
  expect((await provenVote(address, clinic, neighbour)).data).toEqual(COUNTED);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("a neighbour's failures leave everybody else their own five attempts", async () => {
  const [address, session] = [someAddress(), randomUUID()];
  for (let failure = 1; failure <= 8; failure++) await failCheck(anonymous(address), randomUUID());
  for (const remaining of [4, 3, 2, 1]) {
    const { data } = await failCheck(anonymous(address), session);
    expect(data).toEqual({ banned: false, remaining_attempts: remaining });
  }
});

test("after five failures behind an address each vote from there needs a completed check, and no more than that", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (let failure = 1; failure <= 4; failure++) await failCheck(anonymous(address), randomUUID());
  expect((await vote(anonymous(address), clinic, randomUUID())).data).toEqual(COUNTED);
  await failCheck(anonymous(address), randomUUID());

  const { error, status } = await vote(anonymous(address), clinic, randomUUID());
  expect({ status, hint: error?.hint, message: error?.message }).toEqual({
    status: 403,
    hint: "human-check-required",
    message:
      "Several human checks have failed on your network, so a vote from there needs a completed one. Please try again, or use another browser.",
  });
  expect((await provenVote(address, clinic)).data).toEqual(COUNTED);
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
});

test("an hour later votes from there need no completed check", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  const sessions = Array.from({ length: 5 }, () => randomUUID());
  for (const session of sessions) await failCheck(anonymous(address), session);
  expect((await vote(anonymous(address), clinic, randomUUID())).status).toBe(403);
  await asOwner`update private.captcha_failures set created_at = created_at - interval '61 minutes'
    where session_id in ${asOwner(sessions)}`;
  expect((await vote(anonymous(address), clinic, randomUUID())).data).toEqual(COUNTED);
});

test("three unproven votes by one neighbour stop nobody who completes the check", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (let time = 1; time <= 3; time++) await vote(anonymous(address), clinic, randomUUID());
  expect((await vote(anonymous(address), clinic, randomUUID())).error?.hint).toBe("unproven-vote-limit");
  expect((await provenVote(address, clinic)).data).toEqual(COUNTED);
});

test("100 checks requested by one neighbour make nobody's longer than 100,000 numbers", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  await crowd(Array.from({ length: 100 }), 10, () => askForCheck(anonymous(address), clinic, randomUUID()));
  const { maxnumber } = await askForCheck(anonymous(address), clinic, randomUUID());
  expect(maxnumber).toBe(100_000);
});
