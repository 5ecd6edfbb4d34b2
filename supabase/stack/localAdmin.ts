import postgres from "postgres";
import { ensureLocalAdmin, isLocalAdminOpen } from "../embedded/admins.ts";

/** @returns whether the local admin's published password works */
export async function ensureStackAdmin(databaseUrl: string): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  const query = async (text: string, params: unknown[]) => ({
    rows: await sql.unsafe(text, params as string[]),
  });
  const database = { driver: { query } };
  try {
    await ensureLocalAdmin(database);
    return await isLocalAdminOpen(database);
  } finally {
    await sql.end();
  }
}
