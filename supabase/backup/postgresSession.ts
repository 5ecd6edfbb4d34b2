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
    async transaction(work) {
      let cause: unknown;
      const noting: typeof work = (session) =>
        work(session).catch((problem: unknown) => {
          cause = problem;
          throw problem;
        });
      try {
        return (await sql.begin("isolation level repeatable read", (transaction) =>
          withSettings(sessionOf(transaction), noting),
        )) as never;
      } catch (problem) {
        // A copy that nobody reads to its end lets no rollback through.
        if (cause !== undefined && cause !== problem) await sql.end({ timeout: 0 });
        throw cause ?? explainMissingTls(problem);
      }
    },
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
