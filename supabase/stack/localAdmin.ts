import postgres from "postgres";
import { ensureLocalAdmin, isLocalAdminOpen } from "../embedded/admins.ts";

/** @returns whether the local admin's published password works */
export async function ensureStackAdmin(databaseUrl: string): Promise<boolean> {
  return await onDatabase(databaseUrl, async (database) => {
    await ensureLocalAdmin(database);
    return await isLocalAdminOpen(database);
  });
}

type Database = Parameters<typeof ensureLocalAdmin>[0];

async function onDatabase<T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  const query = async (text: string, params: unknown[]) => ({
    rows: await sql.unsafe(text, params as string[]),
  });
  try {
    return await work({ driver: { query } });
  } finally {
    await sql.end();
  }
}
