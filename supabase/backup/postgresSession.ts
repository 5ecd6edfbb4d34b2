import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { encryptionFor, explainMissingTls } from "./encryption.ts";
import {
  type BackupDatabase,
  columnList,
  oursIn,
  type Session,
  sqlNameOf,
  type Table,
  withSettings,
} from "./session.ts";

/** Opened as the role that owns the tables. */
export function openPostgres(url: string): BackupDatabase & { close(): Promise<void> } {
  const sql = postgres(url, {
    max: 1,
    onnotice() {},
    prepare: false,
    connect_timeout: 30,
    ...encryptionFor(url),
  });
  return {
    kind: "postgres",
    // Everything as it was at one moment, however long it takes.
    transaction: (work) =>
      new Promise((resolve, reject) => {
        const begun = sql.begin("isolation level repeatable read", (transaction) =>
          withSettings(sessionOf(transaction), work).catch(async (error: unknown) => {
            reject(error);
            // A copy that was broken off can't be rolled back, but its connection can be closed.
            await sql.end({ timeout: 0 });
            throw error;
          }),
        );
        begun.then(
          (result) => resolve(result as never),
          (error: unknown) => reject(explainMissingTls(error) as Error),
        );
      }),
    close: () => sql.end({ timeout: 5 }),
  };
}

function sessionOf(sql: postgres.TransactionSql): Session {
  return {
    query: async (text, params = []) => Array.from(await sql.unsafe(text, params)) as never,
    async *copyOut(table: Table): AsyncGenerator<Buffer> {
      const rows = await sql
        .unsafe(
          `copy (select ${columnList(table)} from ${sqlNameOf(table)} where ${oursIn(table)}) to stdout`,
        )
        .readable();
      for await (const chunk of rows) yield chunk as Buffer;
      // The library stops its socket while the stream is full, so the next answer might never be read.
      // oxlint-disable-next-line no-underscore-dangle -- nothing else lets the socket go on
      rows._read(0);
    },
    async copyIn(table: Table, lines: Buffer): Promise<void> {
      await pipeline(
        [lines],
        await sql.unsafe(`copy ${sqlNameOf(table)} (${columnList(table)}) from stdin`).writable(),
      );
    },
  };
}
