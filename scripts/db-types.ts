// `npm run db:types`: writes the TypeScript types of the public schema, made by the
// official CLI from a throw-away Postgres with all migrations pushed.
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
