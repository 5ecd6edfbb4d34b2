import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { namesOf } from "../support/database/exempted/attacks.ts";
import { OWNERS_RIGHTS, WRITING } from "../support/database/exempted/functions.ts";
import { POLICIES } from "../support/database/exempted/policies.ts";

const OURS = asOwner`('public'::regnamespace, 'private'::regnamespace)`;

test("every table has row level security on", async () => {
  const tables = await asOwner<{ name: string; guarded: boolean }[]>`
    select oid::regclass::text as name, relrowsecurity as guarded from pg_class
    where relkind in ('r', 'p') and relnamespace in ${OURS}`;
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter(({ guarded }) => !guarded)).toEqual([]);
});

test("a view reads with its caller's rights only, since its owner's would bypass row level security", async () => {
  expect(
    await asOwner`select oid::regclass::text as name from pg_class
      where relkind in ('v', 'm', 'f') and relnamespace in ${OURS}
        and (relkind <> 'v' or not coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
  ).toEqual([]);
});

test("every policy names its roles and one command", async () => {
  const policies = await asOwner<{ policyname: string; cmd: string; roles: string[] }[]>`
    select policyname, cmd, roles::text[] as roles from pg_policies
    where schemaname in ('public', 'private')`;
  expect(policies.length).toBeGreaterThan(0);
  expect(policies.filter(({ cmd, roles }) => cmd === "ALL" || roles.includes("public"))).toEqual([]);
});

test("visitors may read and submit, admins may write, and no other policy lets anybody do anything", async () => {
  const policies = await asOwner<{ policy: string }[]>`
    select format('%s %s to %s', lower(cmd), tablename, array_to_string(roles, ', '))
      || case when coalesce(qual, with_check) ~ 'is_admin' then ' if admin' else '' end as policy
    from pg_policies where schemaname in ('public', 'private') order by 1`;
  expect(policies.map(({ policy }) => policy).toSorted()).toEqual(namesOf(POLICIES).toSorted());
});

test("every function sets an empty search path, so that nobody can slip in another table", async () => {
  const functions = await asOwner<{ name: string; settings: string[] | null }[]>`
    select oid::regprocedure::text as name, proconfig as settings from pg_proc
    where pronamespace in ${OURS}`;
  expect(functions.length).toBeGreaterThan(10);
  expect(functions.filter(({ settings }) => !settings?.includes('search_path=""'))).toEqual([]);
});

test("functions with the owner's rights are in the private schema only", async () => {
  const names = await asOwner<{ name: string; schema: string }[]>`
    select proname as name, pronamespace::regnamespace::text as schema from pg_proc
    where prosecdef and pronamespace in ${OURS} order by 1`;
  expect(names.map(({ schema, name }) => `${schema}.${name}`).toSorted()).toEqual(
    namesOf(OWNERS_RIGHTS)
      .map((name) => `private.${name}`)
      .toSorted(),
  );
});

test("no table that the API exposes refers to another one, or visitors could walk from one to the other in circles", async () => {
  expect(
    await asOwner`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint join pg_class there on there.oid = confrelid join pg_class here on here.oid = conrelid
      where contype = 'f' and there.relnamespace = 'public'::regnamespace
        and here.relnamespace = 'public'::regnamespace`,
  ).toEqual([]);
});

test("every policy by which visitors read asks first what the query costs", async () => {
  const asked = "SELECT private.assert_cheap_query()";
  const policies = await asOwner<{ name: string; qual: string; roles: string }[]>`
    select tablename as name, qual, array_to_string(roles, ', ') as roles from pg_policies
    where schemaname = 'public' and cmd = 'SELECT'`;
  expect(policies.length).toBeGreaterThanOrEqual(15);
  for (const { name, qual, roles } of policies) {
    expect(qual.split(asked), `${name} for ${roles}: once when it runs`).toHaveLength(2);
    expect(qual, `${name} for ${roles}: once when it is planned`).toContain("= private.assert_cheap_query()");
  }
});

test("functions that write are volatile, so that a read-only GET cannot reach them", async () => {
  const writing = await asOwner<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1`;
  expect(writing.map(({ name }) => name)).toEqual(namesOf(WRITING).toSorted());
});
