import { format, runCliOrFail } from "../../../supabase/stack/cli.ts";

export const TYPES_FILE = "src/backend/database.types.ts";

const HEADER = "// Generated from the migrations by `npm run db:types`; not edited by hand.\n\n";

export async function generateTypes(databaseUrl: string): Promise<string> {
  const types = await runCliOrFail([
    ...["gen", "types", "--lang", "typescript"],
    ...["--schema", "public", `--remote=${databaseUrl}`],
  ]);
  return format(HEADER + types, TYPES_FILE);
}
