import type { createPgliteConnection } from "@supabase/lite/pglite";

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** Lite would count rows for `select=count`; PostgREST reads the column of that name. */
export function readCountAsColumn(connection: Connection): void {
  const asBefore = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = (query) => {
    if ("select" in query && query.select) query.select = query.select.map(withColumn);
    return asBefore(query);
  };
}

function withColumn<Entry>(entry: Entry): Entry | "count" {
  return isBareCount(entry) ? "count" : entry;
}

function isBareCount(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null || !("count" in entry)) return false;
  const { count } = entry;
  return typeof count === "object" && count !== null && "bareCount" in count && count.bareCount === true;
}
