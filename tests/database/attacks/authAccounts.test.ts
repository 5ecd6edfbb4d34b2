import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { type Account, someAccount } from "../../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";

const NEW = "a-password-of-the-thief";
const HEADERS = { apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json" };

async function stolenSession(account: Account) {
  const { data } = await anonymous().auth.signInWithPassword(account);
  return { ...HEADERS, authorization: `Bearer ${data.session?.access_token}` };
}

async function accountNow({ id }: Account) {
  const [row] = await asOwner`
    select email, encrypted_password, email_change, phone,
      (select count(*)::int from auth.sessions where user_id = ${id}) as sessions
    from auth.users where id = ${id}`;
  return row;
}

async function change(headers: Record<string, string>, body: unknown, address = someAddress()) {
  const answer = await fetchFrom(address)(`${inject("apiUrl")}/auth/v1/user`, {
    method: "PUT",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return answer.status;
}

test.for<[how: string, body: unknown, headers?: Record<string, string>]>([
  ["with the session alone", { password: NEW }],
  ["with a wrong current password", { password: NEW, current_password: "wrong" }],
  ["with an empty one", { password: NEW, current_password: "" }],
  ["with the new one as the current", { password: NEW, current_password: NEW }],
  ["with a current password that is no text", { password: NEW, current_password: ["x"] }],
  ["with a field named twice", `{"current_password":1,"password":"x","password":"${NEW}"}`],
  ["with an escaped name", `{"pass\\u0077ord":"${NEW}"}`],
  ["by its prototype", `{"__proto__":{"password":"${NEW}"}}`],
  ["in a list", [{ password: NEW }]],
  ["as a form", `password=${NEW}`, { "content-type": "application/x-www-form-urlencoded" }],
  ["as plain text", { password: NEW }, { "content-type": "text/plain" }],
  ["behind other data", { data: { password: NEW }, password: NEW }],
  ["as a new e-mail address", { email: "thief@example.org" }],
  ["as a phone number", { phone: "+420000000000" }],
  ["with a byte order mark", `\uFEFF{"password":"${NEW}"}`],
  ["in 20 kB", { password: NEW, data: { x: "x".repeat(20_000) } }],
  ["as null", "null"],
])("a stolen session cannot take the account over: a new password %s", async ([, body, headers]) => {
  const admin = await someAccount({ admin: true });
  const stolen = await stolenSession(admin);
  const before = await accountNow(admin);
  const status = await change({ ...stolen, ...headers }, body);
  expect([200, 400]).toContain(status);
  expect(await accountNow(admin)).toEqual(before);
});

test.for([
  ...["//auth/v1/user", "/auth//v1/user", "/auth/v1//user", "/auth/v1/user/", "/auth/v1/%75ser"],
  ...["/auth/v1/./user", "/AUTH/v1/user", "/auth/v1/user%2f", "/auth/v1/user;x", "/auth/v1/user?x=1"],
  ...["/rest/v1/../../auth/v1/user", "/rest/v1/..%2f..%2fauth/v1/user", "/functions/v1/../../auth/v1/user"],
  ...["http://elsewhere/auth/v1/user", "/auth/v1/%2e%2e/v1/user", "/auth/v1/admin/users", "/auth/v1/user\\"],
])("no spelling of the path leads past that: %s", async (path) => {
  const admin = await someAccount({ admin: true });
  const headers = await stolenSession(admin);
  const before = await accountNow(admin);
  for (const method of ["PUT", "POST", "PATCH", "put"]) {
    const overridden = { ...headers, "x-http-method-override": "PUT" };
    await rawRequest(inject("apiUrl"), path, {
      method,
      headers: overridden,
      body: JSON.stringify({ password: NEW }),
    });
  }
  expect(await accountNow(admin)).toEqual(before);
});

test("somebody who knows the current password may change it, and proving it leaves no session behind", async () => {
  const admin = await someAccount({ admin: true });
  const session = await stolenSession(admin);
  const before = await accountNow(admin);
  expect(await change(session, { password: NEW, current_password: admin.password })).toBe(200);
  expect((await accountNow(admin))?.sessions).toBe(before?.sessions);
  expect((await anonymous().auth.signInWithPassword(admin)).error?.status).toBe(400);
  expect((await anonymous().auth.signInWithPassword({ ...admin, password: NEW })).error).toBeNull();
});

test("guessing the current password is limited there too", async () => {
  const admin = await someAccount({ admin: true });
  const [stolen, address] = [await stolenSession(admin), someAddress()];
  const guess = () => change(stolen, { password: NEW, current_password: "wrong" }, address);
  for (let time = 1; time <= 30; time++) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
  expect((await anonymous(address).auth.signInWithPassword(admin)).error?.status).toBe(429);
});

test("of 120 wrong passwords at once thirty reach Supabase Auth's check", async () => {
  const admin = await someAccount({ admin: true });
  const visitor = anonymous();
  const wrong = { email: admin.email, password: "wrong" };
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => visitor.auth.signInWithPassword(wrong)),
  );
  const statuses = answers.map(({ error }) => error?.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
});

test.for(["", "?grant_type=pkce", "?grant_type=id_token", "?grant_type=password&grant_type=pkce"])(
  "only a password or an open session leads to a session: token%s",
  async (search) => {
    const admin = await someAccount({ admin: true });
    const before = await accountNow(admin);
    const answer = await rawRequest(inject("apiUrl"), `/auth/v1/token${search}`, {
      method: "POST",
      headers: HEADERS,
      body: JSON.stringify(admin),
    });
    expect(answer.status).toBe(400);
    expect(await accountNow(admin)).toEqual(before);
  },
);

test("Supabase Auth answers a wrong password and an unknown e-mail address alike", async () => {
  const [admin, user] = [await someAccount({ admin: true }), await someAccount({ admin: false })];
  const unknown = await answerTo("nobody@example.org");
  expect(unknown.status).toBe(400);
  for (const { email } of [admin, user]) expect(await answerTo(email)).toEqual(unknown);
});

async function answerTo(email: string) {
  const { error } = await anonymous().auth.signInWithPassword({ email, password: "wrong" });
  return { status: error?.status, code: error?.code, message: error?.message };
}
