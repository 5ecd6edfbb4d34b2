import type { PGlite } from "@supabase/lite/pglite";
import {
  type BackupDatabase,
  columnList,
  oursIn,
  type Session,
  sqlNameOf,
  type Table,
  withSettings,
} from "./session.ts";

/** PGlite hands on a whole copy at once, so large tables are copied in pieces of 8 MB. */
const PAGES_AT_ONCE = 1_024;

type Transaction = Parameters<Parameters<PGlite["transaction"]>[0]>[0];

export function embeddedDatabase(database: PGlite): BackupDatabase {
  return {
    kind: "embedded",
    // Other callers wait: there is one connection.
    transaction: async (work) =>
      await database.transaction((transaction) => withSettings(sessionOf(transaction), work)),
  };
}

function sessionOf(transaction: Transaction): Session {
  async function query<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    return (await transaction.query<T>(sql, params)).rows;
  }

  async function* copyOut(table: Table): AsyncGenerator<Buffer> {
    const [size] = await query<{ pages: number }>(
      `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
      [sqlNameOf(table)],
    );
    for (let page = 0; page < (size?.pages ?? 0); page += PAGES_AT_ONCE) {
      const { blob } = await transaction.query(
        `copy (select ${columnList(table)} from ${sqlNameOf(table)}
          where ${oursIn(table)} and ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)') to '/dev/blob'`,
      );
      if (blob) yield Buffer.from(await blob.arrayBuffer());
    }
  }

  async function copyIn(table: Table, lines: Buffer): Promise<void> {
    const blob = new Blob([new Uint8Array(lines)]);
    await transaction.query(`copy ${sqlNameOf(table)} (${columnList(table)}) from '/dev/blob'`, [], { blob });
  }

  return { query, copyOut, copyIn };
}
