import postgres from "postgres";

export async function allowOrigins(databaseUrl: string, origins: string[]): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  await sql`update private.settings set allowed_origins = ${origins}`;
  await sql.end();
}
