import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, failCheck, getBanned, isBanned, vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";

// Naming a victim's address, forging its headers and asking about it: bans.test.ts.

test("an attacker who fails again and again bans nobody else", async () => {
  const [victim, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await vote(victim, await someClinic(), session);
  const attacker = anonymous();
  for (let failure = 1; failure <= 30; failure++) await failCheck(attacker, randomUUID());

  expect([await isBanned(attacker), await isBanned(victim)]).toEqual([true, false]);
  expect((await vote(victim, clinic, session)).data).toEqual(COUNTED);
});

test("a ban of an attacker's session bans no address but the attacker's own", async () => {
  const [address, session] = [someAddress(), randomUUID()];
  await getBanned(anonymous(address), session);
  const bans = await asOwner`
    select num_nonnulls(address_hash) as addresses, num_nonnulls(session_id) as sessions from private.bans
    where session_id = ${session} or address_hash in (
      select address_hash from private.captcha_failures where session_id = ${session})
    order by 1`;
  expect(bans).toEqual([
    { addresses: 0, sessions: 1 },
    { addresses: 1, sessions: 0 },
  ]);
});

test.for(["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"])(
  "failing as the session %s bans no other session",
  async (guess) => {
    await getBanned(anonymous(), guess);
    const clinic = await someClinic();
    expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
    expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
    await asOwner`delete from private.bans where session_id = ${guess}`;
    await asOwner`delete from private.captcha_failures where session_id = ${guess}`;
  },
);

test("an attacker can use up nobody else's quota", async () => {
  const [clinic, attacker] = [await someClinic(), anonymous()];
  for (let time = 1; time <= 10; time++) await vote(attacker, clinic, randomUUID());
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
  expect(await countVotes(clinic)).toEqual({ shown: 4, stored: 4 });
});
