import { asOwner } from "./clients.ts";

/** The tables that the product and its sign-in keep, as `schema.name`. */
export async function listTables(): Promise<string[]> {
  const tables = await asOwner<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'private', 'auth') order by 1`;
  return tables.map(({ name }) => name);
}

/** For each table a fingerprint of all its rows. Equal snapshots: nothing was changed anywhere. */
export async function takeSnapshot(except: string[] = []): Promise<Record<string, string>> {
  const snapshot: Record<string, string> = {};
  for (const table of await listTables()) {
    if (except.includes(table)) continue;
    const [row] = await asOwner.unsafe<{ print: string }[]>(
      // A sum needs no order: sorting all rows as the language orders them took most of the time.
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${table} t`,
    );
    snapshot[table] = row?.print ?? "";
  }
  return snapshot;
}

/** The privileges and functions themselves, so that an attack on those shows too. */
export async function takeSecuritySnapshot(): Promise<unknown> {
  return asOwner`
    select relname as name, relacl::text as privileges, relrowsecurity as guarded from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select proname, proacl::text, prosecdef from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1, 2, 3`;
}
