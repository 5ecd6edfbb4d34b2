import { expect, inject, test } from "vitest";
import { bearing, makeToken, TOMORROW } from "../../support/database/tokens.ts";
import { someAccount, someSession } from "../../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { holdHashes } from "../../support/database/locks.ts";
import { attempt, attemptAs, BUSY, LOCKED_OUT, someEmail } from "../../support/database/login.ts";
import { verifyPassword } from "../../support/edgeFunctionCalls.ts";

const YES = { data: true, status: 200, words: undefined };
const NO = { data: false, status: 200, words: undefined };
const REFUSED = { data: null, status: 429, words: BUSY };

async function countTraces() {
  const [row] = await asOwner`
    select (select count(*)::int from private.login_failures) as failures,
      (select count(*)::int from private.login_lockouts) as lockouts`;
  return row;
}

test("a sign-in while another password is being checked is refused before any hash, and doesn't count as a failure", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const release = await holdHashes();
  const before = await countTraces();

  const hashes = await countHashes(async () => {
    for (let time = 1; time <= 30; time++) {
      expect(await attempt(admin.email, time % 2 === 0 ? admin.password : "wrong", address)).toEqual(REFUSED);
    }
  });
  expect(hashes).toBe(0);
  expect(await countTraces()).toEqual(before);

  await release();
  expect(await attemptAs(admin, address)).toEqual(YES);
});

test("two hundred sign-ins at once wait for nothing, so they hold no connection", async () => {
  const release = await holdHashes();
  const crowd = Array.from({ length: 200 }, () => attempt(someEmail(), "wrong"));
  // All while the one password is still being checked.
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => REFUSED));
  expect((await anonymous().from("clinics").select("id").limit(1)).status).toBe(200);
  await release();
});

test("the edge function refuses in the same words", async () => {
  const admin = await someAccount({ admin: true });
  const check = () => verifyPassword(inject("apiUrl"), someAddress(), admin);
  const release = await holdHashes();
  expect(await check()).toEqual({
    status: 429,
    body: { success: false, code: "login-busy", message: BUSY },
  });
  await release();
  expect(await check()).toEqual({ status: 200, body: { success: true } });
});

test("an address that is locked out is told so, even in a rush of sign-ins", async () => {
  const address = someAddress();
  const lockedOut = () => attempt("nobody@example.org", "wrong", address);
  for (let time = 1; time <= 5; time++) expect(await lockedOut()).toEqual(NO);
  const release = await holdHashes();
  expect((await lockedOut()).words).toBe(LOCKED_OUT);
  await release();
});

test("an admin kept from the check by a rush gets in through Supabase Auth, and is recognised as an admin", async () => {
  const admin = await someAccount({ admin: true });
  const release = await holdHashes();
  const client = anonymous();
  expect(await attemptAs(admin)).toEqual(REFUSED);
  expect((await client.auth.signInWithPassword(admin)).error).toBeNull();
  expect((await client.rpc("is_admin")).data).toBe(true);
  await release();
});

test("somebody else who gets in there isn't taken for an admin", async () => {
  const client = anonymous();
  await client.auth.signInWithPassword(await someAccount({ admin: false }));
  expect((await client.rpc("is_admin")).data).toBe(false);
  expect((await anonymous().rpc("is_admin")).status).toBe(401);
});

test.for<[how: string, claims: object, isAdmin: boolean]>([
  ["by a password", { aal: "aal1", amr: [{ method: "password", timestamp: 1 }] }, true],
  [
    "by a mailed code and a second factor that it may have added itself",
    {
      aal: "aal2",
      amr: [
        { method: "totp", timestamp: 1 },
        { method: "otp", timestamp: 1 },
      ],
    },
    false,
  ],
  [
    "by a password and a second factor",
    {
      aal: "aal2",
      amr: [
        { method: "totp", timestamp: 900 },
        { method: "password", timestamp: 1 },
      ],
    },
    true,
  ],
  ["by a mailed code", { aal: "aal1", amr: [{ method: "otp", timestamp: 1 }] }, false],
  ["by a link to a new password", { aal: "aal1", amr: [{ method: "recovery", timestamp: 1 }] }, false],
  ["as nobody tells", {}, false],
  ["by nothing", { aal: "aal1", amr: [] }, false],
  ["by nonsense", { aal: null, amr: "password" }, false],
  ["by a name that only contains the word", { amr: [{ method: "no-password" }] }, false],
  ["by claims that the account may write itself", { user_metadata: { aal: "aal2" } }, false],
])("an admin's account that signed in %s: admin is %s", async ([, claims, isAdmin]) => {
  const admin = await someAccount({ admin: true });
  const whose = { sub: admin.id, session_id: await someSession(admin), exp: TOMORROW };
  const client = bearing(makeToken({ ...whose, aud: "authenticated", role: "authenticated", ...claims }));
  const drafts = await client.from("blog_posts").select("id").eq("published", false).limit(1);
  expect(drafts.data).toHaveLength(isAdmin ? 1 : 0);
  expect((await client.rpc("is_admin")).data).toBe(isAdmin);
});

test("a removed admin is refused from the next request on, even with the same session", async () => {
  const admin = await someAccount({ admin: true });
  const client = anonymous();
  await client.auth.signInWithPassword(admin);
  expect((await client.rpc("is_admin")).data).toBe(true);
  await asOwner`delete from private.admins where user_id = ${admin.id}`;
  expect((await client.rpc("is_admin")).data).toBe(false);
  expect((await client.from("blog_posts").select("id").eq("published", false)).data).toEqual([]);
});
