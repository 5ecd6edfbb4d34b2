import { realpathSync } from "node:fs";
import type { PGlite } from "@supabase/lite/pglite";
import { embeddedDatabase } from "../backup/embeddedSession.ts";
import {
  appliedMigrations,
  compareMigrations,
  type Comparison,
  type Migration,
  ownMigrations,
} from "../backup/migrationHistory.ts";
import { picturesInFolder } from "../backup/pictures.ts";
import { fileNameFor } from "../backup/fileName.ts";
import { writeBackup } from "../backup/writeBackup.ts";
import { picturesBeside } from "./pictureFiles.ts";

export class DataFolderUnknown extends Error {}

export class UpgradeFailed extends Error {
  constructor(dataDir: string, saved: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The data folder ${dataDir} could not be brought up to date: ${reason}\n` +
        `All that it held before is in ${saved}. With the version of the product that made it,\n` +
        `npm run restore -- ${saved} --replace brings it back.`,
      { cause },
    );
  }
}

/**
 * Backs up a folder that lacks our last migrations, before they are applied.
 * @param saves false where the caller has a backup already
 * @returns the backup's file; null when the folder is up to date
 * @throws DataFolderUnknown when its migrations are not the first of ours, before anything was changed
 */
export async function saveBeforeUpgrade(
  driver: PGlite,
  dataDir: string,
  saves: boolean,
): Promise<string | null> {
  const database = embeddedDatabase(driver);
  const applied = await database.transaction(appliedMigrations);
  const comparison = compareMigrations(applied, ownMigrations());
  if (applied.length === 0 || comparison.kind === "same") return null;
  if (comparison.kind !== "older") throw new DataFolderUnknown(refusalOf(dataDir, comparison));
  if (!saves) return null;
  const file = `${realpathSync(dataDir)}.backups/${fileNameFor(new Date(), "before-update")}`;
  console.log(`The data folder is of an older version. Backing it up to ${file} …`);
  await writeBackup(database, picturesInFolder(picturesBeside(dataDir)), file, () => {});
  const count = comparison.missing.length;
  console.log(`Bringing it up to date: ${count === 1 ? "one migration" : `${count} migrations`} …`);
  return file;
}

function refusalOf(dataDir: string, comparison: Exclude<Comparison, { kind: "same" | "older" }>): string {
  const folder = `The data folder ${dataDir}`;
  if (comparison.kind === "newer") {
    return (
      `${folder} was made by a newer version of the product (${listed(comparison.unknown)}). It was left as\n` +
      "it is. Start that version, or start this one with another folder: DATA_DIR=./other npm start"
    );
  }
  const { changed, unknown, skipped } = comparison;
  const reasons = [
    changed.length > 0 && `migrations that have changed since (${listed(changed)})`,
    unknown.length > 0 && `migrations that are not in supabase/migrations (${listed(unknown)})`,
    skipped.length > 0 && `without migrations that stand between its own (${listed(skipped)})`,
  ].filter((reason) => reason !== false);
  return `${folder} was made by another version of the product: by ${reasons.join(", ")}.
It was left as it is, and nothing in it is lost. To go on with its data:
  1. npm run backup                         saves everything in it to one file
  2. npm run restore -- <file> --replace    puts that into a new folder of this version, and keeps the old
                                            one beside it; where a table has changed, it says which, and
                                            changes nothing
If the restore refuses, only the version that made the folder can open it. To start afresh in another folder:
  DATA_DIR=./other npm start`;
}

function listed(migrations: Migration[]): string {
  const names = migrations.map(({ version, name }) => (name ? `${version}_${name}` : version));
  return names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
}
