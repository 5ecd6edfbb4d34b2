import { expect, test } from "vitest";
import { codeOf, stepAt } from "../../supabase/embedded/factors/totp.ts";
import { claimsOf } from "../../supabase/embedded/tokens.ts";
import { signedIn, someAccount, tokenOf } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { sendFactor } from "../support/database/factors.ts";
import { bearing } from "../support/database/tokens.ts";

type Client = Awaited<ReturnType<typeof signedIn>>;

const ADMIN = { admin: true } as const;
/** The next step is accepted too. */
const codeFor = (secret: string, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps);
const wrongFor = (secret: string) => (codeFor(secret).startsWith("000") ? "999999" : "000000");

async function begin(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", issuer: "A test" });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, data };
}

const give = (client: Client, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

async function protectedAdmin() {
  const account = await someAccount(ADMIN);
  const client = await signedIn(account);
  const { id, secret } = await begin(client);
  const used = codeFor(secret);
  expect((await give(client, id, used)).error).toBeNull();
  return { account, client, id, secret, used };
}

async function statusOf(id: string) {
  return (await asOwner<{ status: string }[]>`select status from auth.mfa_factors where id = ${id}`)[0]
    ?.status;
}

async function adminCalls() {
  const functions = await asOwner<{ name: string; arguments: string[] }[]>`
    select p.proname as name, coalesce(p.proargnames[:p.pronargs], '{}') as arguments
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', p.oid, 'execute')
      and not has_function_privilege('anon', p.oid, 'execute')`;
  return functions.map((each) => ({
    name: each.name as "is_admin",
    nothing: Object.fromEntries(each.arguments.map((name) => [name, null])) as never,
  }));
}

test("setting it up shows a secret, changes nothing until its first code, and then raises this session", async () => {
  const account = await someAccount(ADMIN);
  const [client, elsewhere] = [await signedIn(account), await signedIn(account)];
  const { id, secret, data } = await begin(client);
  expect(data).toMatchObject({ type: "totp", totp: { uri: expect.stringContaining(secret) } });
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);

  expect((await (await signedIn(account)).rpc("admin_role")).data).toBe("owner");
  expect((await client.rpc("own_two_factor")).data).toBe(false);
  expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([{ id, status: "unverified" }]);

  const { data: raised, error } = await give(client, id, codeFor(secret));
  expect(error).toBeNull();
  expect(JSON.stringify(raised)).not.toContain(secret);
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal2",
    currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
  });
  expect((await client.rpc("own_two_factor")).data).toBe(true);
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id, status: "verified" }]);
  expect((await elsewhere.rpc("admin_role")).data).toBeNull();
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
});

test("the password alone is refused by every call of the administration until the code is given, and a refresh keeps that", async () => {
  const { account, id, secret } = await protectedAdmin();
  const client = await signedIn(account);
  const before = (await client.auth.getSession()).data.session;
  expect(before?.user.factors).toMatchObject([{ id, status: "verified" }]);
  expect((await client.rpc("is_admin")).data).toBe(false);
  const calls = await adminCalls();
  expect(calls.length).toBeGreaterThan(40);
  for (const { name, nothing } of calls) {
    const { status, data } = await client.rpc(name, nothing);
    const isNo = status === 200 && !data;
    expect(isNo || status === 403, `${name} answers ${status} ${JSON.stringify(data)}`).toBe(true);
  }
  const inserted = await client.from("clinics").insert({ id: "intruder", name: "Intruder" });
  expect(inserted.status).toBe(403);
  expect((await client.from("blog_posts").select("id").eq("published", false)).data).toEqual([]);

  expect((await give(client, id, codeFor(secret, 1))).error).toBeNull();
  expect((await client.rpc("is_admin")).data).toBe(true);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.rpc("is_admin")).data).toBe(true);
  // A refresh token stolen before the code was entered gains nothing by it.
  const thief = await client.auth.refreshSession({ refresh_token: before?.refresh_token ?? "" });
  expect(thief.error).not.toBeNull();
});

test("a factor that is added long after its session began opens nothing, also after a refresh", async () => {
  const account = await someAccount(ADMIN);
  const thief = await signedIn(account);
  const { session_id: session } = claimsOf(await tokenOf(thief));
  await asOwner`update auth.sessions set created_at = now() - interval '20 minutes' where id = ${session}`;
  expect((await thief.rpc("admin_role")).data).toBe("owner");
  const { id, secret } = await begin(thief);
  expect((await give(thief, id, codeFor(secret))).error).toBeNull();
  expect((await thief.rpc("admin_role")).data).toBeNull();
  expect((await thief.auth.refreshSession()).error).toBeNull();
  expect((await thief.rpc("admin_role")).data).toBeNull();

  const person = await signedIn(account);
  expect((await give(person, id, codeFor(secret, 1))).error).toBeNull();
  expect((await person.rpc("admin_role")).data).toBe("owner");
});

test("the password alone can neither take the factor away, add another, nor change the password", async () => {
  const { account, id } = await protectedAdmin();
  const client = await signedIn(account);
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
    status: 422,
    code: "insufficient_aal",
  });
  const second = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "second" });
  expect(second.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  const change = { password: "a-new-long-password", current_password: account.password };
  expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 401 });
  expect(await statusOf(id)).toBe("verified");
  await signedIn(account);
});

test("a token that was stolen before its session gave the code cannot use what the session then may", async () => {
  const client = await signedIn(await someAccount(ADMIN));
  const stolen = await tokenOf(client);
  const { id, secret } = await begin(client);
  expect((await give(client, id, codeFor(secret))).error).toBeNull();
  expect(await sendFactor(stolen, "DELETE", `/${id}`)).toBe(422);
  expect(await sendFactor(stolen, "POST", "", { factor_type: "totp", friendly_name: "second" })).toBe(403);
  expect((await bearing(stolen).rpc("is_admin")).data).toBe(false);
  expect(await statusOf(id)).toBe("verified");
});

test("turning it off ends its protection, and the password alone opens the administration again", async () => {
  const { account, client, id } = await protectedAdmin();
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  await client.auth.refreshSession();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal1");
  expect((await (await signedIn(account)).rpc("admin_role")).data).toBe("owner");
});

test("a session whose own factor is removed is refused at once while another factor is left", async () => {
  const { account, client, id, secret } = await protectedAdmin();
  const elsewhere = await signedIn(account);
  expect((await give(elsewhere, id, codeFor(secret, 1))).error).toBeNull();
  const second = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "second" });
  const own = {
    id: second.data?.id ?? "",
    secret: second.data?.type === "totp" ? second.data.totp.secret : "",
  };
  expect((await give(client, own.id, codeFor(own.secret))).error).toBeNull();
  expect((await elsewhere.rpc("is_admin")).data).toBe(true);

  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect((await elsewhere.rpc("is_admin")).data).toBe(false);
  expect((await client.rpc("is_admin")).data).toBe(true);
  expect((await give(elsewhere, own.id, codeFor(own.secret, 1))).error).toBeNull();
  expect((await elsewhere.rpc("is_admin")).data).toBe(true);
});

test("a code is taken once, and wrong ones are refused with a message and then not looked at any more", async () => {
  const { account, id, secret, used } = await protectedAdmin();
  const client = await signedIn(account);
  expect((await give(client, id, used)).error).toMatchObject({ code: "mfa_verification_failed" });
  for (let time = 2; time <= 10; time++) {
    expect((await give(client, id, wrongFor(secret))).error?.status).toBe(422);
  }
  expect((await give(client, id, codeFor(secret, 1))).error).toMatchObject({
    status: 429,
    code: "over_request_rate_limit",
  });
  expect((await client.rpc("is_admin")).data).toBe(false);
});

test("a code given in two sessions at once lets one in", async () => {
  const { account, id, secret } = await protectedAdmin();
  const clients = [await signedIn(account), await signedIn(account)];
  const code = codeFor(secret, 1);
  const answers = await Promise.all(clients.map((client) => give(client, id, code)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test("nobody confirms, asks about or removes somebody else's factor", async () => {
  const victim = await signedIn(await someAccount(ADMIN));
  const { id, secret } = await begin(victim);
  const { data: challenge } = await victim.auth.mfa.challenge({ factorId: id });
  const other = await protectedAdmin();
  const { mfa } = other.client.auth;
  const attempts = [
    await mfa.challenge({ factorId: id }),
    await mfa.verify({ factorId: id, challengeId: challenge?.id ?? "", code: codeFor(secret) }),
    await mfa.unenroll({ factorId: id }),
  ];
  expect(attempts.map(({ error }) => error?.status)).toEqual([404, 404, 404]);
  expect(await statusOf(id)).toBe("unverified");
  const crossed = { factorId: id, challengeId: (await mfa.challenge({ factorId: other.id })).data?.id ?? "" };
  const answer = await victim.auth.mfa.verify({ ...crossed, code: codeFor(secret) });
  expect(answer.error?.status).toBe(422);
});
