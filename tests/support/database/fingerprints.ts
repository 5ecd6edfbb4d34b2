import type { Sql } from "postgres";

export async function listTables(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'private', 'auth') order by 1`;
  return tables.map(({ name }) => name);
}

/**
 * Returns a fingerprint of each table; equal ones mean that nothing changed.
 * @param rows how to write a row of which only a part counts
 */
export async function takeFingerprints(
  sql: Sql,
  except: string[] = [],
  rows: Record<string, string> = {},
): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const table of await listTables(sql)) {
    if (except.includes(table)) continue;
    const [row] = await sql.unsafe<{ print: string }[]>(
      // A sum needs no sorting, which took most of the time.
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(${rows[table] ?? "t"}::text, 0)), 0) as print
       from ${table} t`,
    );
    fingerprints[table] = row?.print ?? "";
  }
  return fingerprints;
}
