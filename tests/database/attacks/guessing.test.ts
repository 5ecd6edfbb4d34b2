import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { someAccount, someAdmin, someUser } from "../../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { crowd } from "../../support/database/crowd.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { asOperator, attempt, BUSY, LOCKED_OUT, logIn, someEmail } from "../../support/database/login.ts";
import { LOCKED, NO, verifyPassword } from "../../support/edgeFunctionCalls.ts";

async function fail(address: string, email: string, times: number) {
  for (let time = 1; time <= times; time++) {
    expect((await logIn(address, email, "wrong")).data, `failure ${time}`).toBe(false);
  }
}

/** With a quick hash; unknown accounts take as long as on a hosted project. */
async function knownEmail(): Promise<string> {
  return (await someAccount({ admin: true })).email;
}

async function letPass(time: string) {
  await asOwner`update private.login_failures set created_at = created_at - ${time}::interval`;
  await asOwner`update private.login_lockouts set locked_until = locked_until - ${time}::interval`;
}

test("only an admin's own e-mail and password are accepted", async () => {
  const [admin, user] = [await someAccount({ admin: true }), await someAccount({ admin: false })];
  expect((await logIn(someAddress(), admin.email, admin.password)).data).toBe(true);
  expect((await logIn(someAddress(), ` ${admin.email.toUpperCase()} `, admin.password)).data).toBe(true);
  for (const [email, password] of [
    [admin.email, "wrong"],
    [admin.email, ""],
    [admin.email, null],
    [admin.email, user.password],
    [admin.email, `${admin.password}${"x".repeat(72)}`],
    [user.email, user.password],
    [someEmail(), admin.password],
    ["", admin.password],
    [null, null],
    ["%", admin.password],
    [admin.email, "x".repeat(1_000_000)],
    ["x".repeat(1_000_000), "wrong"],
  ]) {
    expect((await logIn(someAddress(), email, password)).data).toBe(false);
  }
});

test("the other spellings of Supabase Auth's hashes are understood", async () => {
  const admin = await someAccount({ admin: true });
  for (const name of ["$2b$", "$2y$", "$2a$"]) {
    await asOwner`update auth.users set encrypted_password = ${name} || substr(encrypted_password, 5)
      where id = ${admin.id}`;
    expect((await logIn(someAddress(), admin.email, admin.password)).data, name).toBe(true);
    expect((await logIn(someAddress(), admin.email, "wrong")).data, name).toBe(false);
  }
  await asOwner`update auth.users set encrypted_password = 'plain' where id = ${admin.id}`;
  expect((await logIn(someAddress(), admin.email, "plain")).data).toBe(false);
});

test("five failures with one e-mail lock the address out, even with the right password, but nobody else", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  await fail(address, admin.email, 5);

  const { status, error } = await logIn(address, admin.email, admin.password);
  expect({ status, message: error?.message }).toEqual({
    status: 429,
    message: "Too many failed attempts. Please try again in 15 minutes.",
  });
  expect((await logIn(address, someEmail(), "wrong")).status).toBe(429);
  expect((await logIn(someAddress(), admin.email, admin.password)).data).toBe(true);
});

test("the lockout ends after 15 minutes, and the count starts again", async () => {
  const admin = await someAccount({ admin: true });
  const visitor = someAddress();
  await fail(visitor, admin.email, 5);
  await letPass("14 minutes");
  expect((await logIn(visitor, admin.email, admin.password)).status).toBe(429);
  await letPass("2 minutes");
  await fail(visitor, admin.email, 4);
  expect((await logIn(visitor, admin.email, admin.password)).data).toBe(true);
});

test("spelling variants of one e-mail share one count", async () => {
  const visitor = someAddress();
  const email = await knownEmail();
  const variants = [email, email.toUpperCase(), ` ${email}`, `${email}\n`, email.replace("@", "\uff20")];
  for (const variant of variants) expect((await logIn(visitor, variant, "wrong")).data).toBe(false);
  expect((await logIn(visitor, email, "wrong")).status).toBe(429);
});

test("twenty failures with as many e-mails lock the address out", async () => {
  const visitor = someAddress();
  for (let time = 1; time <= 20; time++) await fail(visitor, await knownEmail(), 1);
  expect((await logIn(visitor, someEmail(), "wrong")).status).toBe(429);
});

test("a success forgets the failures before it", async () => {
  const admin = await someAccount({ admin: true });
  const visitor = someAddress();
  for (let round = 1; round <= 3; round++) {
    await fail(visitor, admin.email, 4);
    expect((await logIn(visitor, admin.email, admin.password)).data).toBe(true);
  }
});

async function insist(email: string, password: string, address: string) {
  for (;;) {
    const answer = await attempt(email, password, address);
    if (answer.words !== BUSY) return answer;
  }
}

test("60 wrong passwords at once compute five hashes", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const guesses = Array.from({ length: 60 }, () => randomUUID());
  const answers: Awaited<ReturnType<typeof insist>>[] = [];
  const hashes = await countHashes(async () => {
    answers.push(...(await crowd(guesses, 16, (guess) => insist(admin.email, guess, address))));
  });
  expect(hashes).toBe(5);
  expect(answers.filter(({ data }) => data === false)).toHaveLength(5);
  expect(answers.filter(({ words }) => words === LOCKED_OUT)).toHaveLength(55);
  expect((await logIn(address, admin.email, admin.password)).status).toBe(429);
  expect((await logIn(someAddress(), admin.email, admin.password)).data).toBe(true);
});

test("30 wrong passwords for 30 e-mails from one address compute twenty hashes", async () => {
  const address = someAddress();
  const emails: string[] = [];
  while (emails.length < 30) emails.push(await knownEmail());
  const answers: Awaited<ReturnType<typeof insist>>[] = [];
  const hashes = await countHashes(async () => {
    answers.push(...(await crowd(emails, 16, (email) => insist(email, "wrong", address))));
  });
  expect(hashes).toBe(20);
  expect(answers.filter(({ words }) => words === LOCKED_OUT)).toHaveLength(10);
});

test("an unknown e-mail, a user who isn't an admin and an admin cost one hash each", async () => {
  const [admin, user] = [await someAccount({ admin: true }), await someAccount({ admin: false })];
  for (const email of [someEmail(), user.email, admin.email, ""]) {
    expect(await countHashes(() => Promise.resolve(logIn(someAddress(), email, "wrong")))).toBe(1);
  }
});

test("forged forwarding headers do not make a new address", async () => {
  const [address, email] = [someAddress(), await knownEmail()];
  const call = (headers = {}) =>
    verifyPassword(inject("apiUrl"), address, { email, password: "wrong" }, headers);
  for (let time = 1; time <= 5; time++) {
    const forged = {
      ...{ "x-forwarded-for": someAddress(), "cf-connecting-ip": someAddress() },
      ...{ "x-real-ip": someAddress(), forwarded: `for=${someAddress()}` },
    };
    expect(await call(forged)).toEqual(NO);
  }
  expect(await call()).toEqual(LOCKED);
  expect(await call({ "cf-connecting-ip": someAddress() })).toEqual(LOCKED);
});

test("only the operator's key may ask the database, and nobody can by GET", async () => {
  const admin = await someAccount({ admin: true });
  const asked = { p_email: admin.email, p_password: admin.password, p_address: someAddress() };
  for (const [who, client] of [
    ["a visitor", anonymous()],
    ["somebody who is signed in", await someUser()],
    ["an admin", await someAdmin()],
  ] as const) {
    const { data, status } = await client.rpc("verify_admin_login", asked);
    expect({ data, status }, who).toEqual({ data: null, status: who === "a visitor" ? 401 : 403 });
  }
  const { status } = await asOperator().rpc("verify_admin_login", asked, { get: true });
  expect(status).toBe(405);
});

test("the purge deletes failures and lockouts that no longer count", async () => {
  const visitor = someAddress();
  await fail(visitor, await knownEmail(), 5);
  await letPass("14 minutes");
  await asOwner`select private.purge_old_traces()`;
  expect((await logIn(visitor, someEmail(), "wrong")).status).toBe(429);
  await letPass("2 minutes");
  await asOwner`select private.purge_old_traces()`;
  const [left] = await asOwner`
    select (select count(*)::int from private.login_failures) as failures,
      (select count(*)::int from private.login_lockouts) as lockouts`;
  expect(left).toEqual({ failures: 0, lockouts: 0 });
});

test("neither e-mails nor addresses of failed logins are stored in plain text", async () => {
  const [email, address] = [await knownEmail(), someAddress()];
  await fail(address, email, 5);
  const rows = await asOwner<{ row: string }[]>`
    select f::text as row from private.login_failures f
    union all select l::text from private.login_lockouts l`;
  const stored = rows.map(({ row }) => row).join("\n");
  expect(rows.length).toBeGreaterThan(5);
  for (const secret of [email, address, "wrong"]) expect(stored).not.toContain(secret);
});
