import { CompiledQuery } from "kysely";

export interface Database {
  // Lite bundles its own Kysely, with types of its own.
  kysely: { executeQuery(query: never): Promise<{ rows: unknown[] }> };
}

export type Query = ReturnType<typeof queryOf>;

export function queryOf(database: Database) {
  return async <Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> =>
    (await database.kysely.executeQuery(CompiledQuery.raw(sql, parameters) as never)).rows as Row[];
}
