import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, failCheck, getBanned, isBanned, vote } from "../support/database/calls.ts";
import { anonymous, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { letTimePass } from "../support/database/time.ts";

test("a banned address cannot vote, whatever its session", async () => {
  const [visitor, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await getBanned(visitor, session);

  for (const anySession of [session, randomUUID()]) {
    const { error, status } = await vote(visitor, clinic, anySession);
    expect(status).toBe(403);
    expect(error?.message).toBe("IP address is banned");
  }
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("a banned session cannot vote from another address", async () => {
  const [session, clinic] = [randomUUID(), await someClinic()];
  await getBanned(anonymous(), session);

  const { error, status } = await vote(anonymous(), clinic, session);
  expect({ status, message: error?.message }).toEqual({ status: 403, message: "IP address is banned" });
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("the ban ends after an hour, and the count starts again", async () => {
  const [visitor, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await getBanned(visitor, session);
  await letTimePass(session, "59 minutes");
  expect((await vote(visitor, clinic, session)).status).toBe(403);
  await letTimePass(session, "2 minutes");

  expect(await isBanned(visitor)).toBe(false);
  expect((await vote(visitor, clinic, session)).data).toEqual(COUNTED);
  expect((await failCheck(visitor, session)).data).toEqual({ banned: false, remaining_attempts: 4 });
});

test("naming a victim's address bans only the caller", async () => {
  const [victimAddress, clinic] = [someAddress(), await someClinic()];
  const [victim, attacker] = [anonymous(victimAddress), anonymous()];
  for (let failure = 1; failure <= 5; failure++) await failCheck(attacker, randomUUID(), victimAddress);

  expect(await isBanned(attacker)).toBe(true);
  expect(await isBanned(victim)).toBe(false);
  expect((await vote(victim, clinic, randomUUID())).data).toEqual(COUNTED);
});

test("whether an address is banned is told to that address alone", async () => {
  const bannedAddress = someAddress();
  const [banned, nosy] = [anonymous(bannedAddress), anonymous()];
  await getBanned(banned, randomUUID());

  expect(await isBanned(nosy, bannedAddress)).toBe(false);
  expect(await isBanned(banned, "198.51.100.1")).toBe(true);
  expect((await nosy.rpc("is_ip_banned", {})).data).toBe(false);
});

test("forged forwarding headers neither ban another nor lift a ban", async () => {
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
  for (let failure = 1; failure <= 5; failure++) {
    await failCheck(forger(failure % 2 ? victimAddress : someAddress()), randomUUID());
  }

  expect(await isBanned(anonymous(callerAddress))).toBe(true);
  expect(await isBanned(forger(someAddress()))).toBe(true);
  expect(await isBanned(anonymous(victimAddress))).toBe(false);
});
