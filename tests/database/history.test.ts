import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import postgres from "postgres";
import { someAccount, someAdmin, someEditor, someSession, someUser } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { FACTS, FACT_TABLES } from "../support/database/facts.ts";
import { historyOf } from "../support/database/history.ts";
import { openConnection, openConnectionOf, waitUntilBlocked } from "../support/database/locks.ts";
import { newPost, somePost } from "../support/database/posts.ts";

test("a change of a clinic records who, when, and the values before and after of what changed only", async () => {
  const [editor, id] = [await someEditor(), await someClinic()];
  const { email } = (await editor.auth.getUser()).data.user ?? {};
  const changes = { name: "Renamed", website: "https://example.org", specialties: [] };
  expect((await editor.from("clinics").update(changes).eq("id", id)).error).toBeNull();
  expect(await historyOf(id)).toMatchObject([
    {
      ...{ by_email: email, action: "update", relation: "clinics", row_name: "Renamed", clinic_id: id },
      before: { name: "Test clinic", website: null },
      after: { name: "Renamed", website: "https://example.org" },
      restores: null,
    },
  ]);
  expect(Object.keys((await historyOf(id))[0]?.after ?? {})).toHaveLength(2);
  await editor.from("clinics").update(changes).eq("id", id);
  expect(await historyOf(id)).toHaveLength(1);
});

test.for(FACT_TABLES)(
  "adding, changing and retiring a fact of %s stands in the history of its clinic",
  async (table) => {
    const [admin, clinic] = [await someAdmin(), await someClinic()];
    const facts = () => admin.from(table as "clinic_reviews");
    const added = await facts()
      .insert({ ...FACTS[table], clinic_id: clinic } as never)
      .select("id")
      .single();
    expect(added.error).toBeNull();
    const id = added.data?.id ?? "";
    await facts().update({ note: "Read again" }).eq("id", id);
    await facts().update({ retired_at: new Date().toISOString() }).eq("id", id);
    const changes = await historyOf(id);
    expect(changes.map(({ action }) => action)).toEqual(["insert", "update", "update"]);
    expect(changes).toMatchObject([
      {
        clinic_id: clinic,
        relation: table,
        before: null,
        after: { id, source_name: "Results of the clinic" },
      },
      { before: { note: null }, after: { note: "Read again" } },
      { before: { retired_at: null }, after: { retired_at: expect.any(String) } },
    ]);
    // Headlines follow facts.
    expect(await historyOf(clinic)).toEqual([]);
  },
);

test("posts, categories and administrators have a history too", async () => {
  const [owner, account] = [await someAdmin(), await someAccount({ admin: false })];
  const slug = `test-${randomUUID()}`;
  const category = (await owner.from("blog_categories").insert({ name: slug, slug }).select().single()).data;
  const post = (await owner.from("blog_posts").insert(newPost()).select("id").single()).data?.id ?? "";
  await owner
    .from("blog_posts")
    .update({ category_id: category?.id ?? "" })
    .eq("id", post);
  await owner.from("blog_posts").delete().eq("id", post);
  await owner.from("blog_categories").delete().eq("slug", slug);
  await owner.rpc("add_admin", { p_email: account.email, p_role: "editor" });
  await owner.rpc("change_admin_role", { p_user: account.id, p_role: "owner" });
  await owner.rpc("remove_admin", { p_user: account.id });

  expect(await historyOf(post)).toMatchObject([
    { action: "insert", row_name: "Test post", after: { content: "<p>Test</p>" } },
    { action: "update", before: { category_id: null }, after: { category_id: category?.id } },
    { action: "delete", before: { content: "<p>Test</p>", category_id: category?.id }, after: null },
  ]);
  expect((await historyOf(category?.id ?? "")).map(({ action }) => action)).toEqual(["insert", "delete"]);
  expect(await historyOf(account.id)).toMatchObject([
    { relation: "admins", action: "insert", row_name: account.email, after: { role: "editor" } },
    { action: "update", before: { role: "editor" }, after: { role: "owner" } },
    { action: "delete", before: { role: "owner" } },
  ]);
});

test("the history records an owner who removes themselves", async () => {
  await someAccount({ admin: true });
  const owner = await someAdmin();
  const id = (await owner.auth.getUser()).data.user?.id ?? "";
  expect((await owner.rpc("remove_admin", { p_user: id })).error).toBeNull();
  expect(await historyOf(id)).toMatchObject([{ action: "delete", relation: "admins" }]);
});

test("the history records what an admin who is removed meanwhile had begun", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  const [holding, waiting] = [await openConnection(), await openConnectionOf(editor)];
  await holding.sql`begin`;
  await holding.sql`select from public.clinics where id = ${clinic} for update`;
  await waiting.sql`set role authenticated`;
  const renamed = waiting.sql`update public.clinics set name = 'Renamed' where id = ${clinic}`.execute();
  await waitUntilBlocked(waiting.pid);
  await asOwner`delete from private.admins where user_id = ${(await editor.auth.getUser()).data.user!.id}`;
  await holding.sql`commit`;
  await renamed;
  expect(await historyOf(clinic)).toMatchObject([{ action: "update", after: { name: "Renamed" } }]);
});

test("the history leaves out what admins didn't do: the operator's changes, and whatever others try", async () => {
  const [clinic, post] = [await someClinic(), await somePost({ published: true })];
  await asOwner`update public.clinics set name = 'By the operator' where id = ${clinic}`;
  const user = await someUser();
  await user.from("clinics").update({ name: "Intruder" }).eq("id", clinic);
  await user.from("blog_posts").delete().eq("id", post);
  expect([...(await historyOf(clinic)), ...(await historyOf(post))]).toEqual([]);
});

test("a vote is neither in the history nor slowed by it", async () => {
  const clinic = await someClinic();
  await vote(anonymous(), clinic, randomUUID());
  expect(await historyOf(clinic)).toEqual([]);
  const told = asOwner.begin(async (sql) => {
    const plan = await sql.unsafe<{ "QUERY PLAN": { Triggers: { "Trigger Name": string }[] }[] }[]>(
      `explain (analyze, format json) update public.clinics set upvote_count = upvote_count + 1 where id = '${clinic}'`,
    );
    throw new Error(JSON.stringify(plan[0]?.["QUERY PLAN"][0]?.Triggers.map((ran) => ran["Trigger Name"])));
  });
  await expect(told).rejects.toThrow('["guard_upvote_count"]');
});

test("every column of a table with a history is noted, or left out on purpose", async () => {
  const left = await asOwner<{ out: string }[]>`
    select relation || '.' || attname as out
    from private.history_tables join pg_attribute on attrelid = kept_table
    where attnum > 0 and not attisdropped and attname <> all (columns)
      and relation not in ('admins', 'settings', 'blocks', 'clinic_submissions', 'figure_reports')
      order by 1`;
  expect(left.map(({ out }) => out)).toEqual(
    [
      ...[
        "basis",
        "changed_at",
        "egg_donation_success_rate",
        "figure_notes",
        "price_euros",
        "review_score",
        "success_rate",
      ],
      "upvote_count",
    ]
      .map((column) => `clinics.${column}`)
      .concat([
        "blog_posts.updated_at",
        "country_rules.changed_at",
        "sponsorships.changed_at",
        "sponsorships.created_at",
      ])
      .concat(FACT_TABLES.flatMap((table) => [`${table}.changed_at`, `${table}.created_at`]))
      .toSorted(),
  );
});

const EACH_ROLE = ["anon", "authenticated", "service_role", "postgres"];
const EACH_COMMAND = [
  "update private.admin_history set by_email = 'somebody@example.org'",
  "update private.admin_history set after = null where false",
  "delete from private.admin_history",
  "delete from private.admin_history where false",
  "truncate private.admin_history",
  "truncate private.admin_history cascade",
  `merge into private.admin_history h using (select 1) x on true when matched then delete`,
  `insert into private.admin_history (by_user, action, relation, row_id)
    select by_user, action, relation, row_id from private.admin_history
    on conflict (id) do update set by_email = 'somebody'`,
];

for (const role of EACH_ROLE) {
  test(`${role} can neither change, delete nor truncate the history, even with everything granted`, async () => {
    const [editor, clinic] = [await someEditor(), await someClinic()];
    await editor.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
    const before =
      await asOwner`select md5(string_agg(h::text, '' order by id)) from private.admin_history h`;
    const granted =
      role === "postgres"
        ? ""
        : `alter table private.admin_history disable row level security;
      grant all on private.admin_history to ${role}; grant usage on schema private to ${role};`;
    for (const command of EACH_COMMAND) {
      const bare = asOwner.begin((sql) => sql.unsafe(`set local role ${role}; ${command}`));
      const code = role === "postgres" ? "PT403" : "42501";
      await expect(bare, command).rejects.toMatchObject({ code });
      const withAll = asOwner.begin((sql) => sql.unsafe(`${granted} set local role ${role}; ${command}`));
      await expect(withAll, command).rejects.toMatchObject({ code: "PT403", hint: "history-is-kept" });
    }
    expect(
      await asOwner`select md5(string_agg(h::text, '' order by id)) from private.admin_history h`,
    ).toEqual(before);
  });
}

test("editors and owners can't read or write the table by any name in any schema", async () => {
  for (const client of [await someEditor(), await someAdmin()]) {
    for (const schema of ["public", "private"]) {
      const table = () => client.schema(schema as "public").from("admin_history" as "clinics");
      for (const { status } of [
        await table().select(),
        await table().insert({ id: "1", name: "x" }),
        await table().update({ name: "x" }).neq("id", ""),
        await table().delete().neq("id", ""),
      ]) {
        expect([404, 406]).toContain(status);
      }
    }
  }
});

test("a hand-made session of an editor cannot write history in another's name", async () => {
  const editor = await someAccount({ admin: true, role: "editor" });
  const sql = postgres(inject("databaseUrl"), {
    max: 1,
    connection: { role: "authenticated" },
    onnotice() {},
  });
  try {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: editor.id, session_id: await someSession(editor) })}, false)`;
    for (const attempt of [
      "insert into private.admin_history (by_user, action, relation, row_id) values (gen_random_uuid(), 'update', 'clinics', 'x')",
      "select private.write_history()",
      "select private.track_history('public.clinics')",
      "update private.history_tables set can_restore = true",
      "alter table private.admin_history disable trigger all",
      "drop trigger keep_history on public.clinics",
    ]) {
      await expect(sql.unsafe(attempt), attempt).rejects.toMatchObject({ code: "42501" });
    }
  } finally {
    await sql.end();
  }
});
