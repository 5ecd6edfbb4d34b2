import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { failCheck, getBanned, isBanned } from "../support/database/failures.ts";
import { craftCheck, voteWithCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";
import { letTimePass } from "../support/database/time.ts";

test("a banned session cannot vote, from whichever address and with whatever proof", async () => {
  const [address, session, clinic] = [someAddress(), randomUUID(), await someClinic()];
  await getBanned(anonymous(address), session);

  for (const from of [address, someAddress()]) {
    const { error, status } = await voteWithCheck(clinic, session, await craftCheck(clinic, session), from);
    expect({ status, message: error?.message }).toEqual({ status: 403, message: "IP address is banned" });
  }
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("other spellings of a banned session are banned too", async () => {
  const [visitor, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await getBanned(visitor, session);
  expect(await isBanned(visitor, session.toUpperCase())).toBe(true);
  expect((await vote(visitor, clinic, session.toUpperCase())).status).toBe(403);
});

test("the ban ends after an hour, and the count starts again", async () => {
  const [visitor, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await getBanned(visitor, session);
  await letTimePass(session, "59 minutes");
  expect((await vote(visitor, clinic, session)).status).toBe(403);
  await letTimePass(session, "2 minutes");

  expect(await isBanned(visitor, session)).toBe(false);
  expect((await vote(visitor, clinic, session)).data).toEqual(COUNTED);
  expect((await failCheck(visitor, session)).data).toEqual({ banned: false, remaining_attempts: 4 });
});

test("after a ban shorter than the window, one attempt remains", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  await withSettings({ ban_duration: "1 minute" }, async () => {
    await getBanned(visitor, session);
    await letTimePass(session, "2 minutes");
    const { data } = await visitor.rpc("handle_captcha_failure", { p_session_id: session });
    expect(data).toEqual({ banned: false, remaining_attempts: 1 });
    expect((await failCheck(visitor, session)).data).toMatchObject({ banned: true });
  });
});

test("somebody who knows a session can ask whether it is banned; an address never is", async () => {
  const [address, session] = [someAddress(), randomUUID()];
  await getBanned(anonymous(address), session);

  expect(await isBanned(anonymous(), session)).toBe(true);
  expect(await isBanned(anonymous(address), null)).toBe(false);
  expect(await isBanned(anonymous(), null, address)).toBe(false);
  expect(await isBanned(anonymous(address), randomUUID(), address)).toBe(false);
});

test("asking about a malformed session is refused", async () => {
  const { status, error } = await anonymous().rpc("is_ip_banned", { p_session_id: "not-a-uuid" });
  expect({ status, hint: error?.hint }).toEqual({ status: 400, hint: "invalid-session" });
});

test("forged forwarding headers let no failure count for another address", async () => {
  const [callerAddress, victimAddress] = [someAddress(), someAddress()];
  const forger = (forged: string) =>
    anonymous(callerAddress, undefined, {
      "x-forwarded-for": forged,
      "x-forwarded-host": forged,
      "x-real-ip": forged,
      "cf-connecting-ip": forged,
      "cf-connecting-ipv6": forged,
      "true-client-ip": forged,
      forwarded: `for=${forged}`,
    });
  const session = randomUUID();
  for (let failure = 1; failure <= 5; failure++) {
    await failCheck(forger(failure % 2 ? victimAddress : someAddress()), session, victimAddress);
  }

  expect(await isBanned(anonymous(callerAddress), session)).toBe(true);
  const stored = await asOwner`
    select distinct address_hash from private.captcha_failures where session_id = ${session}`;
  expect(stored).toHaveLength(1);
  const clinic = await someClinic();
  expect((await vote(anonymous(victimAddress), clinic, randomUUID())).data).toEqual(COUNTED);
  expect((await vote(forger(someAddress()), clinic, randomUUID())).error?.hint).toBe("human-check-required");
});
