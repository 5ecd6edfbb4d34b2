import { createHash } from "node:crypto";
import postgres from "postgres";

/** It is printed with the database's address, so it must not give away the secret that signs sessions. */
export function databasePassword(secret: string): string {
  return createHash("sha256").update(`database ${secret}`).digest("hex");
}

/** In folders that version 1.0.0 made, the secret itself is the password. */
export async function replaceFormerPassword(databaseUrl: string, secret: string): Promise<void> {
  const former = new URL(databaseUrl);
  const { password } = former;
  former.password = secret;
  const sql = postgres(former.href, { max: 1, onnotice() {} });
  try {
    await sql.unsafe(`alter role postgres password '${password}'`);
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== WRONG_PASSWORD) throw error;
  } finally {
    await sql.end();
  }
}

const WRONG_PASSWORD = "28P01";
