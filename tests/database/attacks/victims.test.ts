import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { failCheck, getBanned, isBanned } from "../../support/database/failures.ts";

test("an attacker who fails again and again bans nobody else", async () => {
  const [victim, session, clinic] = [anonymous(), randomUUID(), await someClinic()];
  await vote(victim, await someClinic(), session);
  const attacker = anonymous();
  const attackers = randomUUID();
  for (let failure = 1; failure <= 30; failure++)
    await failCheck(attacker, failure < 6 ? attackers : randomUUID());

  expect([await isBanned(attacker, attackers), await isBanned(victim, session)]).toEqual([true, false]);
  expect((await vote(victim, clinic, session)).data).toEqual(COUNTED);
});

test("naming a victim's address bans only the session that failed", async () => {
  const [victimAddress, session, clinic] = [someAddress(), randomUUID(), await someClinic()];
  const [victim, attacker] = [anonymous(victimAddress), anonymous()];
  for (let failure = 1; failure <= 5; failure++) await failCheck(attacker, session, victimAddress);

  expect(await isBanned(attacker, session)).toBe(true);
  expect(await isBanned(victim, randomUUID(), victimAddress)).toBe(false);
  expect((await vote(victim, clinic, randomUUID())).data).toEqual(COUNTED);
});

test("nothing stored about a ban names an address", async () => {
  const session = randomUUID();
  await getBanned(anonymous(), session);
  const bans =
    await asOwner`select to_jsonb(b) - 'id' - 'created_at' - 'expires_at' as ban from private.bans b
    where session_id = ${session}`;
  expect(bans).toEqual([{ ban: { session_id: session } }]);
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
