import postgres from "postgres";
import { CATALOGUE_FILE, readCatalogue } from "../../../scripts/doctor/database/catalogue.ts";
import { format } from "../../../supabase/stack/cli.ts";

export { CATALOGUE_FILE };

export async function generateCatalogue(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    return await format(JSON.stringify(await readCatalogue(sql)), CATALOGUE_FILE);
  } finally {
    await sql.end();
  }
}
