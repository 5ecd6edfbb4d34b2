import postgres from "postgres";
import { ensureLocalAdmin } from "../embedded/admins.ts";

/** Adds the local admin, whom everybody knows, to a stack of this machine that has no admin yet. */
export async function ensureStackAdmin(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  const query = async (text: string, params: unknown[]) => ({
    rows: await sql.unsafe(text, params as string[]),
  });
  await ensureLocalAdmin({ driver: { query } });
  await sql.end();
}
