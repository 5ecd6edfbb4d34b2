import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { codeOf, stepAt } from "../../supabase/embedded/factors/totp.ts";
import { createAdmin, isLocalAdminOpen, LOCAL_ADMIN, resetAdmin } from "../../supabase/embedded/admins.ts";
import { asOwner, someAddress } from "../support/database/clients.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";
import { newPost } from "../support/database/posts.ts";
import { NO, verifyPassword, YES } from "../support/edgeFunctionCalls.ts";

let running: Awaited<ReturnType<typeof sharedEmbedded>>;
beforeAll(async () => {
  running = await sharedEmbedded();
});

test("the local admin signs in, reads drafts and writes; a visitor does not", async () => {
  const { backend, url, client } = running;
  const admin = client();
  expect((await admin.auth.signInWithPassword(LOCAL_ADMIN)).error).toBeNull();
  expect((await admin.from("blog_posts").select("id").eq("published", false)).data).toHaveLength(2);
  expect((await client().from("blog_posts").select("id").eq("published", false)).data).toEqual([]);

  const { data, error } = await admin.from("blog_posts").insert(newPost()).select("id, updated_at").single();
  expect(error).toBeNull();
  const changed = await admin
    .from("blog_posts")
    .update({ title: "Changed" })
    .eq("id", data?.id ?? "")
    .eq("updated_at", data?.updated_at ?? "")
    .select("title");
  expect(changed.data).toEqual([{ title: "Changed" }]);
  expect((await client().from("blog_posts").insert(newPost())).status).toBe(401);
  expect((await admin.from("clinics").update({ upvote_count: 9 }).eq("id", "gennet")).status).toBe(403);

  expect(await verifyPassword(url, someAddress(), LOCAL_ADMIN)).toEqual(YES);
  expect(await verifyPassword(url, someAddress(), { ...LOCAL_ADMIN, password: "wrong" })).toEqual(NO);
  expect(await isLocalAdminOpen(backend.connection)).toBe(true);
});

test("here too an owner signs out and removes an editor, whose open session is refused at once", async () => {
  const { backend, client } = running;
  const account = { email: "petr@example.org", password: "seven-lamps-of-architecture", role: "editor" };
  await createAdmin(backend.connection, account);
  const [owner, editor] = [client(), client()];
  await owner.auth.signInWithPassword(LOCAL_ADMIN);
  await editor.auth.signInWithPassword(account);
  expect([(await owner.rpc("admin_role")).data, (await editor.rpc("admin_role")).data]).toEqual([
    "owner",
    "editor",
  ]);
  expect((await editor.rpc("admin_people")).error?.hint).toBe("owners-only");

  const { data: people } = await owner.rpc("admin_people");
  expect(people?.map(({ email, role, has_two_factor }) => [email, role, has_two_factor])).toEqual([
    [LOCAL_ADMIN.email, "owner", false],
    [account.email, "editor", false],
  ]);
  const p_user = people?.[1]?.user_id ?? "";
  await owner.rpc("sign_out_admin", { p_user });
  expect((await editor.rpc("admin_role")).data).toBeNull();
  expect((await editor.auth.refreshSession()).error).not.toBeNull();
  await editor.auth.signInWithPassword(account);
  const { data: factor } = await editor.auth.mfa.enroll({ factorType: "totp" });
  const code = codeOf(factor?.totp.secret ?? "", stepAt(Date.now()));
  await editor.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
  expect((await editor.rpc("own_two_factor")).data).toBe(true);
  expect(await resetAdmin(backend.connection, account.email, "a-new-good-passphrase")).toBe(true);
  expect((await editor.rpc("admin_role")).data).toBeNull();
  expect((await editor.auth.signInWithPassword(account)).error?.status).toBe(400);
  await editor.auth.signInWithPassword({ ...account, password: "a-new-good-passphrase" });
  expect((await editor.rpc("admin_role")).data).toBe("editor");
  expect((await owner.rpc("remove_admin", { p_user })).error).toBeNull();
  expect((await editor.rpc("admin_role")).data).toBeNull();
  expect(await resetAdmin(backend.connection, account.email, "not-for-who-is-none")).toBe(false);
  expect((await editor.from("clinics").insert({ id: "intruder", name: "Intruder" })).status).toBe(403);
});

test("Supabase Auth's own sign-in gives up on an address after thirty failures", async () => {
  const { client } = running;
  const guesser = client();
  const nobody = { email: "nobody@example.org", password: "wrong" };
  for (let time = 1; time <= 30; time++) {
    expect((await guesser.auth.signInWithPassword(nobody)).error?.status).toBe(400);
  }
  expect((await guesser.auth.signInWithPassword(LOCAL_ADMIN)).error?.status).toBe(429);
  expect((await client().auth.signInWithPassword(LOCAL_ADMIN)).error).toBeNull();
});

test("nothing that is pushed to production makes an account", async () => {
  expect(await asOwner`select from auth.users where email = ${LOCAL_ADMIN.email}`).toHaveLength(0);
  const [, paths = ""] = /^sql_paths = \[(.*)\]$/m.exec(readFileSync("supabase/config.toml", "utf8")) ?? [];
  const seeds = [...paths.matchAll(/"\.\/([\w-]+\.sql)"/g)].map(([, name = ""]) => name);
  expect(seeds).toContain("seed.sql");
  const pushed = [...seeds, ...readdirSync("supabase/migrations").map((name) => `migrations/${name}`)];
  for (const file of pushed) {
    const sql = readFileSync(`supabase/${file}`, "utf8");
    expect(sql, file).not.toMatch(/insert into auth\.|embedded-admin|@example\.com/i);
  }
});
