import { randomUUID } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { signedIn, someAccount, someUser, type Account } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { countHashes } from "../support/database/hashes.ts";
import { TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { withSettings } from "../support/database/settings.ts";

type Client = Awaited<ReturnType<typeof signedIn>>;

const HEADERS = { apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json" };
const OWNERS_ONLY = { status: 403, body: { success: false, code: "owners-only" } };

async function sessionOf(client: Client) {
  const { data } = await client.auth.getSession();
  return { ...HEADERS, authorization: `Bearer ${data.session?.access_token}` };
}

const ownerAccount = () => someAccount({ admin: true });
const someOwner = async () => sessionOf(await signedIn(await ownerAccount()));

/** An account made for it is removed after the test. */
function newEmail(): string {
  const email = `newcomer-${randomUUID()}@example.org`;
  onTestFinished(async () => {
    await asOwner`delete from auth.users where email = ${email}`;
  });
  return email;
}

async function add(headers: Record<string, string>, body: unknown, path = "/functions/v1/add-person") {
  const send = async () => {
    const response = await fetch(inject("apiUrl") + path, {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const told = await send();
  // A busy machine may stop the function's own call, which then changed nothing.
  return told.body.code === "not-added" ? await send() : told;
}

const accountsOf = (email: string) =>
  asOwner<{ id: string; role: string | null; hash: string }[]>`
    select u.id, a.role, encrypted_password as hash from auth.users u
    left join private.admins a on a.user_id = u.id where lower(email) = lower(${email})`;

test("an owner adds somebody new, who signs in with the password shown once; the owner's history has it", async () => {
  const owner = await ownerAccount();
  const [headers, email] = [await sessionOf(await signedIn(owner)), newEmail()];
  const told = await add(headers, { email: ` ${email.toUpperCase()} `, role: "editor" });
  expect(told).toEqual({
    status: 200,
    body: { success: true, password: expect.stringMatching(/^([2-9a-z]{4}-){4}[2-9a-z]{4}$/) },
  });
  const newcomer = await signedIn({ id: "", email, password: told.body.password });
  expect((await newcomer.rpc("admin_role")).data).toBe("editor");
  const [account] = await accountsOf(email);
  expect(
    await asOwner`select by_user, action from private.admin_history
      where relation = 'admins' and row_id = ${account?.id ?? ""}`,
  ).toEqual([{ by_user: owner.id, action: "insert" }]);
  expect(await add(headers, { email, role: "owner" })).toMatchObject({
    status: 409,
    body: { code: "already-admin" },
  });
  expect(await accountsOf(email)).toEqual([account]);
});

test("an existing account, in any spelling of its address, gains access and keeps its password", async () => {
  const [headers, account] = [await someOwner(), await someAccount({ admin: false })];
  const [before] = await accountsOf(account.email);
  const told = await add(headers, { email: account.email.toUpperCase(), role: "owner" });
  expect(told).toEqual({ status: 200, body: { success: true, password: null } });
  expect(await accountsOf(account.email)).toEqual([{ ...before, role: "owner" }]);
});

test("an account whose address nobody confirmed, which a stranger may have made, gets no access", async () => {
  const [headers, account] = [await someOwner(), await someAccount({ admin: false })];
  await asOwner`update auth.users set email_confirmed_at = null where id = ${account.id}`;
  const told = await add(headers, { email: account.email, role: "editor" });
  expect(told).toMatchObject({ status: 409, body: { success: false, code: "account-unconfirmed" } });
  expect(await accountsOf(account.email)).toMatchObject([{ role: null }]);
});

test("only owners add people; anybody else's attempt makes no account", async () => {
  const email = newEmail();
  const removed = await ownerAccount();
  const removedSession = await sessionOf(await signedIn(removed));
  await asOwner`delete from private.admins where user_id = ${removed.id}`;
  const twoSteps = await ownerAccount();
  const passwordAlone = await sessionOf(await signedIn(twoSteps));
  await asOwner`insert into auth.mfa_factors (id, user_id, factor_type, status)
    values (gen_random_uuid(), ${twoSteps.id}, 'totp', 'verified')`;
  const editor = await someAccount({ admin: true, role: "editor" });
  const key = (authorization: string) => ({ ...HEADERS, authorization: `Bearer ${authorization}` });
  const callers: Record<string, Record<string, string>> = {
    "a visitor": HEADERS,
    "a visitor with the key as token": key(EMBEDDED_PUBLISHABLE_KEY),
    "a made-up token": key("eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x"),
    "a user": await sessionOf(await someUser()),
    "an editor": await sessionOf(await signedIn(editor)),
    "a removed owner": removedSession,
    "an owner who has not given the code": passwordAlone,
  };
  const hashes = await countHashes(async () => {
    for (const [who, headers] of Object.entries(callers)) {
      expect({ who, ...(await add(headers, { email, role: "owner" })) }).toMatchObject({
        who,
        ...OWNERS_ONLY,
      });
    }
  });
  expect(hashes).toBe(0);
  expect(await accountsOf(email)).toEqual([]);
});

test("another website can't add anybody with an owner's session", async () => {
  const [headers, email] = [await someOwner(), newEmail()];
  const told = await add({ ...headers, origin: "https://evil.example" }, { email, role: "owner" });
  expect(told).toMatchObject({ status: 403, body: { code: "origin-not-allowed" } });
  expect(await accountsOf(email)).toEqual([]);
});

test.for<[string, unknown, number, string]>([
  ["no JSON", "email=x", 400, "malformed-request"],
  ["no role", { email: "a@example.org" }, 400, "malformed-request"],
  ["another role", { email: "a@example.org", role: "superuser" }, 400, "no-such-role"],
  ["a NUL", { email: "a\u0000@example.org", role: "editor" }, 400, "malformed-request"],
  ["text that turns round", { email: "a\u202e@example.org", role: "editor" }, 400, "malformed-request"],
  [
    "a letter that looks like another",
    { email: "аdmin@example.org", role: "editor" },
    400,
    "address-refused",
  ],
  ["10 MB", { email: "a@example.org", role: "x".repeat(10_000_000) }, 400, "malformed-request"],
])("%s is refused, and no account is made", async ([, body, status, code]) => {
  const [{ count }] = await asOwner<[{ count: string }]>`select count(*) from auth.users`;
  const told = await add(await someOwner(), body);
  expect(told).toMatchObject({ status, body: { success: false, code } });
  expect(await asOwner`select count(*)::int as count from auth.users`).toEqual([
    { count: Number(count) + 1 },
  ]);
});

test("of 60 calls by an owner whose limit is three, three add somebody and the others leave nothing behind", async () => {
  const headers = await someOwner();
  const stamp = randomUUID();
  onTestFinished(async () => {
    await asOwner`delete from auth.users where email like ${`%${stamp}@example.org`}`;
  });
  await withSettings({ people_added_an_hour: 3 }, async () => {
    const statuses: number[] = [];
    for (let from = 0; from < 60; from += 10) {
      const ten = Array.from({ length: 10 }, (_, n) =>
        add(headers, { email: `${from + n}-${stamp}@example.org`, role: "editor" }),
      );
      statuses.push(...(await Promise.all(ten)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
  const made = await asOwner`select u.id from auth.users u join private.admins a on a.user_id = u.id
    where email like ${`%${stamp}@example.org`}`;
  expect(made).toHaveLength(3);
  expect(
    await asOwner`select count(*)::int as count from auth.users where email like ${`%${stamp}@example.org`}`,
  ).toEqual([{ count: 3 }]);
});

test("two owners who add the same person at once make one account, and one of them gets its password", async () => {
  const [owners, email] = [[await someOwner(), await someOwner()], newEmail()];
  const told = await Promise.all(owners.map((headers) => add(headers, { email, role: "editor" })));
  const passwords = told.flatMap(({ body }) => body.password ?? []);
  expect(passwords).toHaveLength(1);
  expect(await accountsOf(email)).toMatchObject([{ role: "editor" }]);
  await signedIn({ id: "", email, password: passwords[0] });
});

test("only the secret key opens Auth's admin route", async () => {
  const [owner, victim, email] = [await ownerAccount(), await ownerAccount(), newEmail()];
  const session = await sessionOf(await signedIn(owner));
  const editor = await sessionOf(await signedIn(await someAccount({ admin: true, role: "editor" })));
  const [secret, wrong] = [{ apikey: TEST_SECRET_KEY }, { apikey: `${TEST_SECRET_KEY}x` }];
  const attempts: Record<string, Record<string, string>> = {
    ...{ nothing: {}, "the public key": HEADERS, "a wrong key": wrong, "an empty key": { apikey: "" } },
    ...{
      "an editor": editor,
      "an owner": session,
      "an owner beside the secret key": { ...session, ...secret },
    },
    "the public key and the secret one as token": { ...HEADERS, authorization: `Bearer ${TEST_SECRET_KEY}` },
  };
  const body = JSON.stringify({ email, password: "a long enough one", email_confirm: true });
  const call = async (method: string, path: string, headers: Record<string, string>) =>
    (await fetch(`${inject("apiUrl")}/auth/v1/admin/users${path}`, { method, headers, body })).status;
  for (const [who, headers] of Object.entries(attempts)) {
    const statuses = [
      await call("POST", "", headers),
      await call("POST", "?role=service_role", headers),
      await call("DELETE", `/${victim.id}`, headers),
      await call("PUT", `/${victim.id}`, headers),
    ];
    expect({ who, statuses }).toEqual({ who, statuses: [403, 403, 403, 403] });
  }
  expect(await accountsOf(email)).toEqual([]);
  expect(await accountsOf(victim.email)).toHaveLength(1);
  expect(await call("POST", "", secret)).toBe(200);
  expect(await call("POST", "", secret)).toBe(422);
  expect(await call("PUT", `/${victim.id}`, secret)).toBe(405);
  expect(await call("DELETE", "/x' or true--", secret)).toBe(404);
  const [made] = await accountsOf(email);
  expect(made?.role).toBeNull();
  expect(await call("DELETE", `/${made?.id}`, secret)).toBe(200);
});

test("a new password ends the account's other sessions and leaves this one", async () => {
  const account: Account = await ownerAccount();
  const [here, elsewhere] = [await signedIn(account), await signedIn(account)];
  const change = { password: "a-new-long-password", current_password: account.password };
  expect((await here.auth.updateUser(change)).error).toBeNull();
  expect((await here.rpc("admin_role")).data).toBe("owner");
  expect((await elsewhere.rpc("admin_role")).data).toBeNull();
});
