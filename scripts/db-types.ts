// From a temporary Postgres with all migrations, by the official CLI.
import { writeFileSync } from "node:fs";
import { startDatabaseProject } from "../tests/support/database/project.ts";
import { CATALOGUE_FILE, generateCatalogue } from "../tests/support/database/catalogue.ts";
import { generateTypes, TYPES_FILE } from "../tests/support/database/types.ts";

const project = await startDatabaseProject();
try {
  const types = await generateTypes(project.databaseUrl);
  writeFileSync(new URL(`../${TYPES_FILE}`, import.meta.url), types);
  const catalogue = await generateCatalogue(project.pushedUrl);
  writeFileSync(new URL(`../${CATALOGUE_FILE}`, import.meta.url), catalogue);
  console.log(`Wrote ${TYPES_FILE} and ${CATALOGUE_FILE}`);
} finally {
  await project.close();
}
