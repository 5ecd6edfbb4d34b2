import { expect, test } from "vitest";
import {
  signedIn,
  someAccount,
  someAdmin,
  someEditor,
  someSession,
  someUser,
} from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { historyOf } from "../support/database/history.ts";
import { asOperator } from "../support/database/login.ts";
import { withSettings } from "../support/database/settings.ts";
import { bearing, TOMORROW, makeToken } from "../support/database/tokens.ts";

const EVER = { p_from: "-infinity", p_until: "infinity", p_reason: "a test" };
const editorAccount = () => someAccount({ admin: true, role: "editor" });

async function roleOf(id: string): Promise<string | undefined> {
  return (await asOwner<{ role: string }[]>`select role from private.admins where user_id = ${id}`)[0]?.role;
}

test("everybody learns their own role, and visitors have none", async () => {
  const roles = [await someAdmin(), await someEditor(), await someUser()].map((client) =>
    client.rpc("admin_role"),
  );
  expect((await Promise.all(roles)).map(({ data }) => data)).toEqual(["owner", "editor", null]);
  expect((await anonymous().rpc("admin_role")).status).toBe(401);
});

test("an owner adds an account as an editor, makes it an owner, and removes it", async () => {
  const [owner, account] = [await someAdmin(), await someAccount({ admin: false })];
  const added = await owner.rpc("add_admin", {
    p_email: ` ${account.email.toUpperCase()} `,
    p_role: "editor",
  });
  expect(added).toMatchObject({ error: null, data: account.id });
  const newcomer = await signedIn(account);
  expect((await newcomer.rpc("admin_role")).data).toBe("editor");

  await owner.rpc("change_admin_role", { p_user: account.id, p_role: "owner" });
  expect((await newcomer.rpc("admin_role")).data).toBe("owner");

  const { data: people } = await owner.rpc("admin_people");
  const me = (await owner.auth.getUser()).data.user;
  expect(people?.find(({ email }) => email === account.email)).toMatchObject({
    ...{ user_id: account.id, role: "owner", added_by: me?.email, has_two_factor: false, is_self: false },
    last_sign_in_at: expect.any(String),
  });
  expect(people?.filter(({ is_self }) => is_self)).toMatchObject([{ user_id: me?.id }]);

  expect((await owner.rpc("remove_admin", { p_user: account.id })).error).toBeNull();
  expect(await roleOf(account.id)).toBeUndefined();
});

for (const [who, client] of Object.entries({ "an editor": someEditor, "a user who is no admin": someUser })) {
  test(`${who} can neither see nor change who is an admin, nor touch a vote`, async () => {
    const [caller, victim, clinic] = [await client(), await editorAccount(), await someClinic()];
    const session = await someSession(victim);
    const me = (await caller.auth.getUser()).data.user?.id ?? "";
    const before = await asOwner`select * from private.admins order by user_id`;
    const attempts = await Promise.all([
      caller.rpc("admin_people"),
      caller.rpc("add_admin", { p_email: "somebody@example.org", p_role: "owner" }),
      caller.rpc("change_admin_role", { p_user: me, p_role: "owner" }),
      caller.rpc("remove_admin", { p_user: victim.id }),
      caller.rpc("sign_out_admin", { p_user: victim.id }),
      caller.rpc("void_votes", { p_clinic_id: clinic, ...EVER }),
      caller.rpc("restore_votes", { p_clinic_id: clinic, ...EVER }),
    ]);
    expect(attempts.map(({ status, error }) => [status, error?.hint])).toEqual(
      attempts.map(() => [403, "owners-only"]),
    );
    expect(await asOwner`select * from private.admins order by user_id`).toEqual(before);
    expect(await asOwner`select from auth.sessions where id = ${session}`).toHaveLength(1);
  });
}

test("an editor writes clinics and posts as an owner does", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  expect((await editor.from("clinics").update({ name: "Edited" }).eq("id", clinic)).error).toBeNull();
  expect(await asOwner`select name from public.clinics where id = ${clinic}`).toEqual([{ name: "Edited" }]);
});

test("the session of an admin who is removed, or signed out everywhere, is refused on its next call", async () => {
  const owner = await someAdmin();
  for (const call of ["remove_admin", "sign_out_admin"] as const) {
    const account = await editorAccount();
    const [here, elsewhere] = [await signedIn(account), await signedIn(account)];
    for (const client of [here, elsewhere]) expect((await client.rpc("admin_role")).data).toBe("editor");
    await owner.rpc(call, { p_user: account.id });
    for (const client of [here, elsewhere]) {
      expect((await client.rpc("admin_role")).data).toBeNull();
      expect((await client.from("clinics").insert({ id: "intruder", name: "Intruder" })).status).toBe(403);
      expect((await client.from("blog_posts").select("id").eq("published", false)).data).toEqual([]);
      expect((await client.auth.refreshSession()).error).not.toBeNull();
    }
  }
});

test("people who were signed out can sign in again, and those who were removed can't", async () => {
  const [owner, signedOut, removed] = [await someAdmin(), await editorAccount(), await editorAccount()];
  await owner.rpc("sign_out_admin", { p_user: signedOut.id });
  await owner.rpc("remove_admin", { p_user: removed.id });
  expect((await (await signedIn(signedOut)).rpc("admin_role")).data).toBe("editor");
  expect((await (await signedIn(removed)).rpc("admin_role")).data).toBeNull();
});

test("the history records who was signed out, which counts towards its quota", async () => {
  const [owner, account] = [await someAdmin(), await someAccount({ admin: true })];
  await signedIn(account);
  await signedIn(account);
  const signOut = async () => (await owner.rpc("sign_out_admin", { p_user: account.id })).error;
  expect([await signOut(), await signOut()]).toEqual([null, null]);
  expect(await historyOf(account.id)).toMatchObject([
    { relation: "admins", row_name: account.email, before: { sessions: 2 }, after: { sessions: 0 } },
  ]);
  await withSettings({ history_bytes_an_hour: 1 }, async () => {
    expect((await signOut())?.hint).toBe("history-limit");
  });
});

test("signing out in one browser ends that session in the database and no other", async () => {
  const account = await someAccount({ admin: true });
  const [here, elsewhere] = [await signedIn(account), await signedIn(account)];
  const token = (await here.auth.getSession()).data.session?.access_token ?? "";
  await here.auth.signOut({ scope: "local" });
  expect((await bearing(token).rpc("admin_role")).data).toBeNull();
  expect((await elsewhere.rpc("admin_role")).data).toBe("owner");
});

test("a token that names no session, or somebody else's, isn't an admin's", async () => {
  const [admin, other] = [await someAccount({ admin: true }), await someAccount({ admin: true })];
  const claims = { sub: admin.id, aud: "authenticated", role: "authenticated", exp: TOMORROW };
  const by = { aal: "aal2", amr: [{ method: "password", timestamp: 1 }] };
  for (const session of [{}, { session_id: null }, { session_id: await someSession(other) }]) {
    const client = bearing(makeToken({ ...claims, ...by, ...session }));
    expect((await client.rpc("admin_role")).data).toBeNull();
  }
  const own = { session_id: await someSession(admin) };
  expect((await bearing(makeToken({ ...claims, ...by, ...own })).rpc("admin_role")).data).toBe("owner");
});

test("an account with a confirmed second factor is an admin's only in a session that gave a code within 15 minutes of its password", async () => {
  const account = await someAccount({ admin: true });
  const session_id = await someSession(account);
  const ask = (aal: string, ...later: object[]) => {
    const whose = { sub: account.id, session_id, aud: "authenticated", role: "authenticated" };
    const amr = [...later, { method: "password", timestamp: 1 }];
    return bearing(makeToken({ ...whose, exp: TOMORROW, aal, amr })).rpc("admin_role");
  };
  const owner = await someAdmin();
  expect((await owner.rpc("own_two_factor")).data).toBe(false);
  await asOwner`insert into auth.mfa_factors (id, user_id, factor_type, status)
    values (gen_random_uuid(), ${account.id}, 'totp', 'unverified')`;
  expect((await ask("aal1")).data).toBe("owner");
  await asOwner`update auth.mfa_factors set status = 'verified' where user_id = ${account.id}`;
  expect((await ask("aal1")).data).toBeNull();
  const codeAfter = (seconds: number) => ask("aal2", { method: "totp", timestamp: 1 + seconds });
  expect((await codeAfter(15 * 60)).data).toBe("owner");
  expect((await codeAfter(15 * 60 + 1)).data).toBeNull();
  const { data } = await owner.rpc("admin_people");
  expect(data?.find(({ user_id }) => user_id === account.id)?.has_two_factor).toBe(true);
});

test("when two owners remove each other at once, one stays", async () => {
  const owners = [await someAccount({ admin: true }), await someAccount({ admin: true })] as const;
  const [first, second] = [await signedIn(owners[0]), await signedIn(owners[1])];
  const answers = await Promise.all([
    first.rpc("remove_admin", { p_user: owners[1].id }),
    second.rpc("remove_admin", { p_user: owners[0].id }),
  ]);
  expect(answers.map(({ error }) => error?.hint ?? "done").toSorted()).toEqual(["done", "owners-only"]);
});

test("the last owner can neither leave nor step down", async () => {
  const owner = await someAccount({ admin: true });
  const amr = [{ method: "password" }];
  const claims = { sub: owner.id, session_id: await someSession(owner), aal: "aal2", amr };
  for (const attempt of ["remove_admin($1)", "change_admin_role($1, 'editor')"]) {
    // Rolled back, because other tests need their owners.
    const told = asOwner.begin(async (sql) => {
      await sql`update private.admins set role = 'editor' where user_id <> ${owner.id}`;
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await sql.unsafe(`select private.${attempt}`, [owner.id]);
    });
    await expect(told).rejects.toMatchObject({ code: "PT403", hint: "last-owner" });
  }
  expect(await roleOf(owner.id)).toBe("owner");
});

test.for<[what: string, ban: object]>([
  ["is banned", { banned_until: new Date(Date.now() + 3600_000) }],
  ["was deleted in the dashboard", { deleted_at: new Date() }],
])("an owner stays while the only other one %s", async ([, ban]) => {
  const [owner, other] = [await someAccount({ admin: true }), await someAccount({ admin: true })];
  const stepDown = (changes: object) =>
    asOwner.begin(async (sql) => {
      await sql`update private.admins set role = 'editor' where user_id not in (${owner.id}, ${other.id})`;
      await sql`update auth.users set ${sql({ email: other.email, ...changes })} where id = ${other.id}`;
      await sql`update private.admins set role = 'editor' where user_id = ${owner.id}`;
      throw new Error("rolled back, because other tests need their owners");
    });
  await expect(stepDown(ban)).rejects.toMatchObject({ code: "PT403", hint: "last-owner" });
  await expect(stepDown({ banned_until: new Date(0) })).rejects.toThrow("rolled back");
});

test("the operator's key makes editors and changes a role, and keeps the role if none is named", async () => {
  const { id, email } = await someAccount({ admin: false });
  await someAccount({ admin: true });
  for (const [role, becomes] of [
    ["editor", "editor"],
    [undefined, "editor"],
    ["owner", "owner"],
    ["editor", "editor"],
  ] as const) {
    await asOperator().rpc("make_admin", { p_email: email, ...(role && { p_role: role }) });
    expect(await roleOf(id)).toBe(becomes);
  }
  expect((await asOperator().rpc("make_admin", { p_email: email, p_role: "superuser" })).status).toBe(400);
});

test("the operator ends an admin's sessions by e-mail address, and nobody else's", async () => {
  const [admin, user] = [await editorAccount(), await someAccount({ admin: false })];
  const client = await signedIn(admin);
  expect((await asOperator().rpc("end_admin_sessions", { p_email: admin.email })).data).toBe(admin.id);
  expect((await client.rpc("admin_role")).data).toBeNull();
  const refused = await asOperator().rpc("end_admin_sessions", { p_email: user.email });
  expect(refused.error?.hint).toBe("no-such-admin");
  expect((await (await someAdmin()).rpc("end_admin_sessions", { p_email: admin.email })).status).toBe(403);
});
