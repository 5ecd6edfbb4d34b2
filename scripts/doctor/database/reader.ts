import postgres, { type Sql, type TransactionSql } from "postgres";
import { encryptionFor, explainMissingTls } from "../../../supabase/backup/encryption.ts";

export type Reader = Sql | TransactionSql;

/** One transaction, which every pooler of connections keeps together. */
export async function readOnly(databaseUrl: string, work: (sql: TransactionSql) => Promise<void>) {
  const sql = postgres(databaseUrl, {
    max: 1,
    prepare: false,
    connect_timeout: 10,
    onnotice() {},
    ...encryptionFor(databaseUrl),
  });
  try {
    await sql.begin("read only", async (transaction) => {
      await transaction`set local statement_timeout = '15s'`;
      await work(transaction);
    });
  } catch (error) {
    throw explainMissingTls(error);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
