import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { openEmbeddedBackend } from "../embedded/backend.ts";
import { DataFolderInUse, lockDataFolder } from "../embedded/lock.ts";
import { picturesBeside } from "../embedded/pictureFiles.ts";
import { createDatabaseOf } from "./databaseOf.ts";
import { embeddedDatabase } from "./embeddedSession.ts";
import { loadBackup, type Restored } from "./loadBackup.ts";
import type { Manifest } from "./manifest.ts";
import { compareMigrations, ownMigrations } from "./migrationHistory.ts";
import { noteBackup, type MadeBackup } from "./noteBackup.ts";
import { picturesInFolder } from "./pictures.ts";
import { UnusableBackup, verifyBackup } from "./readBackup.ts";
import { askServerForBackup } from "./serveBackups.ts";
import { NothingToBackUp, type Progress, writeBackup } from "./writeBackup.ts";

/**
 * Notes in the folder that it was backed up.
 * @throws FileExists, NothingToBackUp, DataFolderInUse when another command has the folder open
 */
export async function backUpFolder(dataDir: string, file: string, progress: Progress): Promise<MadeBackup> {
  if (!holdsSomething(dataDir)) {
    throw new NothingToBackUp(
      `There is no database in ${dataDir} yet. npm start creates one; DATA_DIR names another folder.`,
    );
  }
  refuseStack(dataDir);
  let unlock: () => void;
  try {
    unlock = lockDataFolder(dataDir, "npm run backup");
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return await askServerForBackup(dataDir, file, progress);
  }
  try {
    // Without Lite, which would change the folder: it may be of another version.
    const connection = await createPgliteConnection({ url: dataDir });
    const pictures = picturesInFolder(picturesBeside(dataDir));
    try {
      const database = embeddedDatabase(connection.driver);
      return await noteBackup(database, await writeBackup(database, pictures, file, progress));
    } finally {
      await connection.close();
    }
  } finally {
    unlock();
  }
}

interface RestoredFolder extends Restored {
  manifest: Manifest;
  /** The previous folder. */
  movedTo: string | null;
  /** Whether the backup's migrations differ from this version's. */
  isOfOtherMigrations: boolean;
}

/**
 * Makes a data folder beside the present one, and moves it into place once it is complete.
 * @param replace whether a folder that holds something may be moved aside
 * @throws UnusableBackup, DataFolderInUse
 */
export async function restoreFolder(
  { dataDir, file, replace }: { dataDir: string; file: string; replace: boolean },
  progress: Progress,
): Promise<RestoredFolder> {
  refuseStack(dataDir);
  const manifest = await verifyBackup(file, progress);
  const comparison = compareMigrations(manifest.migrations, ownMigrations());
  if (comparison.kind === "newer") {
    throw new UnusableBackup(
      `${file} was made by a newer version of the product (${manifest.version}). Restore it with that one.`,
    );
  }
  const unlock = lockDataFolder(dataDir, "npm run restore");
  try {
    if (holdsSomething(dataDir) && !replace) {
      throw new UnusableBackup(
        `The data folder ${dataDir} holds a database. Add --replace to move it aside and put the backup\n` +
          "in its place, or name another folder: DATA_DIR=./other npm run restore -- <file>",
      );
    }
    const folder = realpathSync(dataDir);
    const building = `${folder}.restoring`;
    const remove = () => removeFolder(building);
    remove();
    process.once("exit", remove);
    const versions = comparison.kind === "older" ? manifest.migrations.length : undefined;
    try {
      const restored = await fill(building, versions, { file, manifest }, progress);
      const movedTo = putInPlace(building, folder);
      return { ...restored, manifest, movedTo, isOfOtherMigrations: comparison.kind === "changed" };
    } finally {
      remove();
      process.off("exit", remove);
    }
  } finally {
    unlock();
  }
}

/** @param versions how many of our migrations the backup was made by, unless all of them */
async function fill(
  building: string,
  versions: number | undefined,
  backup: { file: string; manifest: Manifest },
  progress: Progress,
): Promise<Restored> {
  const made =
    versions === undefined
      ? await openEmbeddedBackend(building, { samples: false })
      : await createDatabaseOf(building, versions);
  const pictures = picturesInFolder(picturesBeside(building));
  let restored: Restored;
  try {
    restored = await loadBackup(embeddedDatabase(made.connection.driver), pictures, backup, progress);
  } finally {
    await made.close();
  }
  if (versions !== undefined) {
    progress("Bringing it up to date");
    await (await openEmbeddedBackend(building, { samples: false, saves: false })).close();
  }
  return restored;
}

/** A new secret is made at the next start: old sessions end. */
const BESIDE = ["", ".pictures", ".secret"];

function putInPlace(building: string, folder: string): string | null {
  const aside = `${folder}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "")}`;
  // Pictures outlive a database that was lost.
  const hadSomething = holdsSomething(folder) || holdsSomething(picturesBeside(folder));
  for (const ending of BESIDE) if (existsSync(folder + ending)) renameSync(folder + ending, aside + ending);
  rmSync(`${building}.secret`, { force: true });
  for (const ending of BESIDE)
    if (existsSync(building + ending)) renameSync(building + ending, folder + ending);
  if (hadSomething) return aside;
  removeFolder(aside);
  return null;
}

function removeFolder(folder: string): void {
  for (const ending of [...BESIDE, ".lock", ".pid"])
    rmSync(folder + ending, { recursive: true, force: true });
}

function holdsSomething(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** PGlite cannot open a folder of Postgres itself. */
function refuseStack(folder: string): void {
  if (!existsSync(`${folder}/postmaster.opts`)) return;
  throw new UnusableBackup(
    `The data folder ${folder} is one of npm run start:stack. Start it, and set DATABASE_URL as it prints it\n` +
      "and DATA_DIR as it is for this command too.",
  );
}
