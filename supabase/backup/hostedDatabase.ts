import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addressOption, passwordApart, runCli } from "../stack/cli.ts";
import { fileNameFor } from "./fileName.ts";
import { loadBackup, type Restored } from "./loadBackup.ts";
import type { Manifest } from "./manifest.ts";
import { appliedMigrations, compareMigrations, ownMigrations } from "./migrationHistory.ts";
import { noteBackup, type MadeBackup } from "./noteBackup.ts";
import type { PictureStore } from "./pictures.ts";
import { openPostgres } from "./postgresSession.ts";
import { UnusableBackup, verifyBackup } from "./readBackup.ts";
import { type BackupDatabase, nameOf } from "./session.ts";
import { tablesOf } from "./catalogue.ts";
import { type Progress, writeBackup } from "./writeBackup.ts";

const SUPABASE = fileURLToPath(new URL("..", import.meta.url));

/**
 * Notes in the database that it was backed up.
 * @throws FileExists, NothingToBackUp
 */
export async function backUpDatabase(
  { url, pictures, file }: Omit<Wanted, "replace">,
  progress: Progress,
): Promise<MadeBackup> {
  const database = openPostgres(url);
  try {
    return await noteBackup(database, await writeBackup(database, pictures, file, progress));
  } finally {
    await database.close();
  }
}

interface RestoredDatabase extends Restored {
  manifest: Manifest;
  /** A backup of the previous contents. */
  savedTo: string | null;
  isOfOtherMigrations: boolean;
  /** Why the newer migrations could not be applied to what was restored. */
  notPushed: string | null;
}

interface Wanted {
  url: string;
  pictures: PictureStore;
  file: string;
  replace: boolean;
}

/**
 * Restores to any Postgres; an empty one gets the backup's migrations first, and afterwards the newer ones.
 * @throws UnusableBackup; then the database holds the rows that it held before
 */
export async function restoreDatabase(
  { url, pictures, file, replace }: Wanted,
  progress: Progress,
): Promise<RestoredDatabase> {
  const manifest = await verifyBackup(file, progress);
  const own = ownMigrations();
  const comparison = compareMigrations(manifest.migrations, own);
  if (comparison.kind === "newer") {
    throw new UnusableBackup(
      `${file} was made by a newer version of the product (${manifest.version}). Restore it with that one.`,
    );
  }
  // Before anything is copied or loaded.
  if (manifest.pictures.length > 0 && pictures.whyNotWritable !== undefined)
    throw new UnusableBackup(pictures.whyNotWritable);
  const database = openPostgres(url);
  try {
    const there = await database.transaction(appliedMigrations);
    const wanted = comparison.kind === "older" ? manifest.migrations : own;
    if (there.length === 0) {
      progress("Applying the backup's migrations");
      await pushMigrations(url, wanted.length);
    } else if (compareMigrations(there, wanted).kind !== "same") {
      throw new UnusableBackup(
        `${file} was made by ${manifest.migrations.length} migrations, and this database has ${there.length}.\n` +
          "Restore it to a new project without any (npx supabase link, but no db push): it gets those of the\n" +
          "backup, and then the newer ones.",
      );
    }
    const savedTo =
      there.length === 0 ? null : await saveFirst(database, { pictures, file, replace }, progress);
    const loading = loadBackup(database, pictures, { file, manifest }, progress);
    const restored = await loading.catch((error: unknown) => {
      if (savedTo === null) throw error;
      const why = error instanceof Error ? error.message : String(error);
      const copy = `What was there before is in ${savedTo} too. Delete it once you have seen that the site is as it was.`;
      throw new UnusableBackup(`${why}\n${copy}`, { cause: error });
    });
    let notPushed: string | null = null;
    if (wanted.length < own.length) {
      progress("Applying the newer migrations");
      await pushMigrations(url, own.length).catch((error: unknown) => {
        notPushed = error instanceof Error ? error.message : String(error);
      });
    }
    const isOfOtherMigrations = comparison.kind === "changed";
    return { ...restored, manifest, savedTo, isOfOtherMigrations, notPushed };
  } finally {
    await database.close();
  }
}

/** Only if anybody's work is in it. */
async function saveFirst(
  database: BackupDatabase,
  { pictures, file, replace }: Omit<Wanted, "url">,
  progress: Progress,
): Promise<string | null> {
  const used = await database.transaction(async (session) => {
    const tables = await tablesOf(session);
    const rows: string[] = [];
    for (const name of [
      "auth.users",
      "private.votes",
      "public.clinic_submissions",
      "private.admin_history",
    ]) {
      if (!tables.some((table) => nameOf(table) === name)) continue;
      const [found] = await session.query<{ has: boolean }>(`select exists (select from ${name}) as has`);
      if (found?.has) rows.push(name);
    }
    return rows;
  });
  if (used.length === 0) return null;
  if (!replace) {
    throw new UnusableBackup(
      `This database is in use: there are rows in ${used.join(", ")}. Add --replace to put the backup in\n` +
        "their place. What is there now is saved to a file first.",
    );
  }
  const savedTo = `${file}.${fileNameFor(new Date(), "before-restore")}`;
  await writeBackup(database, pictures, savedTo, progress);
  return savedTo;
}

export async function pushMigrations(url: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    mkdirSync(join(folder, "supabase/migrations"), { recursive: true });
    cpSync(join(SUPABASE, "config.toml"), join(folder, "supabase/config.toml"));
    for (const { version, name } of ownMigrations().slice(0, count)) {
      const migration = `migrations/${version}_${name}.sql`;
      cpSync(join(SUPABASE, migration), join(folder, "supabase", migration));
    }
    const { stdout: version } = await runCli(["--version"], folder);
    const { address, env } = passwordApart(url);
    const push = ["db", "push", addressOption(version, address), "--yes"];
    const { code, stdout, stderr } = await runCli(push, folder, env);
    if (code !== 0) throw new Error(`supabase db push failed:\n${stderr}${stdout}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
