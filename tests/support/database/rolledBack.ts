import type { Sql, TransactionSql } from "postgres";
import { asOwner } from "./clients.ts";

/** Does the work in a transaction that is undone afterwards, and returns what it found. */
export async function rolledBack<T>(
  work: (sql: TransactionSql) => Promise<T>,
  database: Sql = asOwner,
): Promise<T> {
  const undone = new Error("undone");
  const found: T[] = [];
  await database
    .begin(async (sql) => {
      found.push(await work(sql));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found[0] as T;
}
