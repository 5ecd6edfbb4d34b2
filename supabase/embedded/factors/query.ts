import { CompiledQuery } from "kysely";

/** The part of Lite's Postgres connections, on PGlite and on a server, that is needed here. */
export interface Database {
  // Lite brings a Kysely of its own, whose types are not those of ours.
  kysely: { executeQuery(query: never): Promise<{ rows: unknown[] }> };
}

export type Query = ReturnType<typeof queryOf>;

/** Runs a statement with parameters, and returns its rows. */
export function queryOf(database: Database) {
  return async <Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> =>
    (await database.kysely.executeQuery(CompiledQuery.raw(sql, parameters) as never)).rows as Row[];
}
