import type { Sql } from "postgres";

export interface Database {
  ask: <Row>(text: string, parameters?: (string | string[])[]) => Promise<Row[]>;
  run: (text: string) => Promise<unknown>;
}

export function overPostgres(sql: Sql): Database {
  return {
    ask: async <Row>(text: string, parameters: (string | string[])[] = []) =>
      (await sql.unsafe(text, parameters)) as unknown as Row[],
    run: async (text) => sql.unsafe(text),
  };
}

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
