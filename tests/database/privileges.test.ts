import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { enforceGrants } from "../../supabase/embedded/lite.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { EXPECTED, OF_OPERATOR } from "../support/database/expectedPrivileges.ts";
import { namesOf } from "../support/database/exempted/attacks.ts";
import { FOR_VISITORS } from "../support/database/exempted/functions.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { listPrivileges } from "../../scripts/doctor/database/privileges.ts";

test("after the migrations alone everybody may do the same: each ends with apply_grants()", async () => {
  expect(inject("pushedPrivileges")).toEqual(await listPrivileges(asOwner));
});

test("visitors and signed-in users may do exactly this", async () => {
  expect((await listPrivileges(asOwner)).toSorted()).toEqual(EXPECTED);
});

test("the operator's key may do exactly this beyond reading what is public", async () => {
  expect((await listPrivileges(asOwner, ["service_role"])).toSorted()).toEqual(OF_OPERATOR);
});

test("no two functions share a name, so that a grant by name means one function", async () => {
  const names = await asOwner<{ name: string }[]>`
    select pronamespace::regnamespace || '.' || proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by 1 having count(*) > 1`;
  expect(names).toEqual([]);
});

test("Lite grants everything, and enforcing our grants takes it back, however often", async () => {
  const connection = createPostgresConnection({ url: inject("databaseUrl") });
  try {
    await (connection as unknown as { ensureRlsContext(): Promise<void> }).ensureRlsContext();
    expect((await listPrivileges(asOwner)).length).toBeGreaterThan(EXPECTED.length);
    for (let time = 1; time <= 2; time++) {
      await enforceGrants(connection);
      expect((await listPrivileges(asOwner)).toSorted()).toEqual(EXPECTED);
    }
  } finally {
    await asOwner`select private.apply_grants()`;
    await connection.close();
  }
});

const ADDED_WITHOUT_A_WORD = ["public", "private"].map(
  (schema) => `
    create table ${schema}.forgotten (id serial primary key);
    create view ${schema}.forgotten_view as select * from ${schema}.forgotten;
    create materialized view ${schema}.forgotten_copy as select * from ${schema}.forgotten;
    create sequence ${schema}.forgotten_sequence;
    create function ${schema}.forgotten_function() returns int language sql as 'select 1';
    create procedure ${schema}.forgotten_procedure() language sql as 'select 1';`,
);

const DEFAULTS_OF_HOSTED = ["tables", "sequences", "functions"].map(
  (kind) => `
    alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
);

const GRANTED_BY_MISTAKE = `
  grant update (name) on public.clinics to anon;
  grant all on public.forgotten, private.forgotten, public.forgotten_view to anon, authenticated;
  grant all on sequence public.forgotten_sequence to anon;
  grant execute on function public.forgotten_function(), private.forgotten_function() to anon;
  select private.apply_grants();`;

test.for<[situation: string, before: string, after: string]>([
  ["after the migrations", "", ""],
  [
    "under hosted's own defaults, once privileges are given again",
    `${DEFAULTS_OF_HOSTED.join("")} select private.apply_grants();`,
    "",
  ],
  ["and again after grants by mistake, once privileges are given again", "", GRANTED_BY_MISTAKE],
])(
  "a table, view, sequence or function added without a word is closed to everyone, %s",
  async ([, before, after]) => {
    const everyone = ["anon", "authenticated", "service_role"];
    await rolledBack(async (sql) => {
      const open = await listPrivileges(sql, everyone);
      await sql.unsafe(before);
      await sql.unsafe(ADDED_WITHOUT_A_WORD.join(""));
      await sql.unsafe(after);
      expect(await listPrivileges(sql, everyone)).toEqual(open);
    });
  },
);

test("a visitor's own connection could not do more than the API lets it", async () => {
  const sql = postgres(inject("databaseUrl"), { max: 1, connection: { role: "anon" }, onnotice() {} });
  try {
    for (const attempt of [
      "select * from private.votes",
      "select * from private.keys",
      "select * from private.settings",
      "select * from private.admins",
      "insert into private.admins values ('00000000-0000-4000-8000-000000000001')",
      "delete from private.login_lockouts",
      "select private.make_admin('admin@example.com', 'owner')",
      "select private.verify_admin_login('admin@example.com', 'x', '127.0.0.1')",
      "delete from private.bans",
      "select private.apply_grants()",
      "select private.client_address_hash()",
      "select private.keyed_hash('address:127.0.0.1')",
      "update public.clinics set upvote_count = 9",
      "create table public.mine (id int)",
    ]) {
      await expect(sql.unsafe(attempt), attempt).rejects.toMatchObject({ code: "42501" });
    }
  } finally {
    await sql.end();
  }
});

test("the private schema is not part of the API", async () => {
  const tables = [
    ...["votes", "bans", "captcha_failures", "settings", "keys"],
    ...["admins", "login_failures", "login_lockouts", "submission_senders"],
  ];
  for (const table of tables) {
    const hidden = anonymous().schema("private" as "public");
    const { data, status, error } = await hidden.from(table as "clinics").select();
    expect({ data, status, code: error?.code }).toEqual({ data: null, status: 406, code: "PGRST106" });
    const inside = await anonymous()
      .from(table as "clinics")
      .select();
    expect(inside.status).toBe(404);
    const embedded = await anonymous().from("clinics").select(`id, ${table}(*)`);
    expect([400, 404]).toContain(embedded.status);
  }
});

test("no function in the catalogue but those for visitors is callable through the API", async () => {
  const open = namesOf(FOR_VISITORS);
  const names = await asOwner<{ name: string }[]>`
    select distinct proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where nspname in ('public', 'private', 'extensions', 'auth') order by 1`;
  expect(names.length).toBeGreaterThan(open.length);
  const visitor = anonymous();
  // A schema is refused by name, before anything in it.
  for (const schema of ["private", "extensions", "auth"]) {
    const { status } = await visitor.schema(schema as "public").rpc("is_admin");
    expect(status, schema).toBe(406);
  }
  for (const name of new Set(names.map((each) => each.name))) {
    if (open.includes(name)) continue;
    const { status } = await visitor.rpc(name as "is_ip_banned");
    expect([401, 404], `${name}: ${status}`).toContain(status);
  }
});
