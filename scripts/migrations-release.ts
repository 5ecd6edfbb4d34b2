import { CHECKSUMS, releaseMigrations } from "./releasedMigrations.ts";
import { stop } from "./settings.ts";

try {
  const added = releaseMigrations();
  console.log(`${CHECKSUMS} has ${added.length} more migrations. Commit it with the release.`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
