import type { createPgliteConnection } from "@supabase/lite/pglite";

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** Lite applies migrations in a transaction, where `concurrently` is refused. */
export function buildIndexesAtOnce(connection: Connection): void {
  const asBefore = connection.transaction.bind(connection);
  connection.transaction = (statements, options) => asBefore(statements.map(atOnce), options);
}

/** What Lite notes of a migration, so that it is not applied again, stays. */
export function atOnce(sql: string): string {
  if (/^\s*insert into supabase_migrations\./i.test(sql)) return sql;
  return sql.replaceAll(
    /\b(create (?:unique )?index|drop index|reindex (?:table|index)) concurrently\b/gi,
    "$1",
  );
}
