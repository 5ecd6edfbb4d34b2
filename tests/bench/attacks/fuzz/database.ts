import type { Sql } from "postgres";

/** The database behind the server that is tried, as its owner, whichever of the two backends it is. */
export interface Database {
  ask: <Row>(text: string, parameters?: (string | string[])[]) => Promise<Row[]>;
  /** Several statements, in one transaction. */
  run: (text: string) => Promise<unknown>;
}

export function overPostgres(sql: Sql): Database {
  return {
    ask: async <Row>(text: string, parameters: (string | string[])[] = []) =>
      (await sql.unsafe(text, parameters)) as unknown as Row[],
    run: async (text) => sql.unsafe(text),
  };
}

/** The part of PGlite that is needed here. */
interface Embedded {
  exec(text: string): Promise<unknown>;
  driver: { query(text: string, parameters: unknown[]): Promise<{ rows: unknown[] }> };
}

export function overPglite(connection: Embedded): Database {
  return {
    ask: async <Row>(text: string, parameters: unknown[] = []) =>
      (await connection.driver.query(text, parameters)).rows as Row[],
    run: async (text) => connection.exec(text),
  };
}
