import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { type Account, someAccount } from "../../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { holdHashes, waitUntilWaiting } from "../../support/database/locks.ts";
import { withSettings } from "../../support/database/settings.ts";
import { verifyPassword } from "../../support/edgeFunctionCalls.ts";

const FULL = "Too many people are signing in right now. Please try again in a minute.";

/** One attempt, under way at once; what it was answered in the end. */
async function logIn(email: string, password: string, address = someAddress()) {
  const { data, status, error } = await anonymous(address).rpc("verify_admin_login", {
    p_email: email,
    p_password: password,
  });
  return { data, status, words: error?.message };
}

const logInAs = ({ email, password }: Account, address?: string) => logIn(email, password, address);
const guess = () => logIn(`nobody-${randomUUID()}@example.org`, "wrong");
const guesses = (many: number) => Array.from({ length: many }, guess);

const YES = { data: true, status: 200, words: undefined };
const NO = { data: false, status: 200, words: undefined };
const REFUSED = { data: null, status: 429, words: FULL };

async function countTraces() {
  const [row] = await asOwner`
    select (select count(*)::int from private.login_failures) as failures,
      (select count(*)::int from private.login_lockouts) as lockouts`;
  return row;
}

test("an admin gets in while other addresses' wrong passwords wait, as long as a login slot is free", async () => {
  const admin = await someAccount({ admin: true });
  const release = await holdHashes();
  const wrong = guesses(3);
  await waitUntilWaiting(3);
  const right = logInAs(admin);
  await waitUntilWaiting(4);
  await release();
  expect(await right).toEqual(YES);
  expect(await Promise.all(wrong)).toEqual([NO, NO, NO]);
});

test("anyone who finds no login slot is refused before any hash, and it does not count against them", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const release = await holdHashes();
  const wrong = guesses(4);
  await waitUntilWaiting(4);
  const before = await countTraces();

  const hashes = await countHashes(async () => {
    for (let time = 1; time <= 30; time++) {
      expect(await logIn(admin.email, time % 2 === 0 ? admin.password : "wrong", address)).toEqual(REFUSED);
    }
  });
  expect(hashes).toBe(0);
  expect(await countTraces()).toEqual(before);

  await release();
  expect(await Promise.all(wrong)).toEqual([NO, NO, NO, NO]);
  expect(await logInAs(admin, address)).toEqual(YES);
});

test("the edge function says so in the same words", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const check = () => verifyPassword(inject("apiUrl"), address, admin);
  const release = await holdHashes();
  const wrong = guesses(4);
  await waitUntilWaiting(4);
  expect(await check()).toEqual({
    status: 429,
    body: { success: false, code: "login-busy", message: FULL },
  });
  await release();
  await Promise.all(wrong);
  expect(await check()).toEqual({ status: 200, body: { success: true } });
});

test("one address takes one login slot, however many attempts it sends", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const release = await holdHashes();
  const wrong = Array.from({ length: 8 }, () => logIn(admin.email, "wrong", address));
  await waitUntilWaiting(8);
  const right = logInAs(admin);
  await waitUntilWaiting(9);
  await release();
  expect(await right).toEqual(YES);
  const answers = await Promise.all(wrong);
  expect(answers.filter(({ data }) => data === false)).toHaveLength(5);
  expect(answers.filter(({ words }) => words?.startsWith("Too many failed attempts."))).toHaveLength(3);
});

test("an address that is locked out takes no login slot", async () => {
  const address = someAddress();
  const lockedOut = () => logIn("nobody@example.org", "wrong", address);
  for (let time = 1; time <= 5; time++) expect(await lockedOut()).toEqual(NO);
  const release = await holdHashes();
  const wrong = guesses(4);
  await waitUntilWaiting(4);
  expect((await lockedOut()).words).toBe("Too many failed attempts. Please try again in 15 minutes.");
  await release();
  await Promise.all(wrong);
});

test("the operator sets how many may wait", async () => {
  await withSettings({ login_slots: 2 }, async () => {
    const release = await holdHashes();
    const wrong = guesses(2);
    await waitUntilWaiting(2);
    expect(await guess()).toEqual(REFUSED);
    await release();
    expect(await Promise.all(wrong)).toEqual([NO, NO]);
  });
  for (const slots of [1, 51, null]) {
    await expect(asOwner`update private.settings set login_slots = ${slots}`).rejects.toThrow(/login_slots/);
  }
});
