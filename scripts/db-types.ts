// `npm run db:types`: generates the TypeScript types of the public schema with the official CLI, from a
// temporary Postgres with all migrations.
import { writeFileSync } from "node:fs";
import { startDatabaseProject } from "../tests/support/database/project.ts";
import { generateTypes, TYPES_FILE } from "../tests/support/database/types.ts";

const project = await startDatabaseProject();
try {
  const types = await generateTypes(project.databaseUrl);
  writeFileSync(new URL(`../${TYPES_FILE}`, import.meta.url), types);
  console.log(`Wrote ${TYPES_FILE}`);
} finally {
  await project.close();
}
