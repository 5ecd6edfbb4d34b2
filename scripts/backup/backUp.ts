import { statSync } from "node:fs";
import { fileNameFor } from "../../supabase/backup/fileName.ts";
import type { MadeBackup } from "../../supabase/backup/noteBackup.ts";
import { printProgress } from "./progress.ts";
import { readTarget, type Target } from "./target.ts";

/**
 * @returns what to tell the operator
 * @throws Error with a message for the operator; then there is no file, or one without all pictures
 */
export async function backUp(args: string[], print = console.log): Promise<string> {
  const [file = `backups/${fileNameFor(new Date())}`, ...more] = args;
  if (more.length > 0 || file.startsWith("-")) throw new Error("Usage: npm run backup [-- <file>]");
  const target = readTarget();
  print(`Backing up ${describe(target)} …`);
  const manifest = await write(target, file, printProgress(print));
  const said = `${summaryOf(manifest)}\nWritten to ${file} (${megabytes(statSync(file).size)}).\n${WARNING}`;
  const fault = faultOfPictures(manifest, target);
  if (fault !== null) throw new Error(`${said}\n${fault}`);
  return said;
}

const WARNING =
  "Keep it on another disk, where nobody else can read it. It holds password hashes and what visitors sent.";

async function write(target: Target, file: string, progress: (words: string) => void): Promise<MadeBackup> {
  if (target.kind === "folder") {
    const { backUpFolder } = await import("../../supabase/backup/embeddedFolder.ts");
    return await backUpFolder(target.dataDir, file, progress);
  }
  const { backUpDatabase } = await import("../../supabase/backup/hostedDatabase.ts");
  return await backUpDatabase({ ...target, file }, progress);
}

export function describe(target: Target): string {
  if (target.kind === "folder") return `the data folder ${target.dataDir}`;
  return `the database at ${new URL(target.url).host}`;
}

export function summaryOf({ tables, pictures, votes, notNoted }: MadeBackup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Saved ${tables.length} tables. Rows: ${rows}, votes among them: ${votes.stored}. Pictures: ${pictures.length}.`,
  ];
  if (notNoted !== null) {
    lines.push(`The database could not note that it was backed up, so its alerts don’t know: ${notNoted}`);
  }
  return lines.join("\n");
}

/** Storage answers the same for a picture that is lost, a bucket that isn't public and another project. */
function faultOfPictures({ pictures, missingPictures }: MadeBackup, { kind }: Target): string | null {
  if (missingPictures.length === 0) return null;
  const lines = [
    "This backup is not complete, so it was not noted, and the alerts go on asking for one.",
    `The database lists pictures that are not there: ${listed(missingPictures)}.`,
  ];
  if (kind === "database" && pictures.length === 0) {
    lines.push("Is SUPABASE_URL (or DATA_DIR) that of this database, and its bucket ‘blog’ public?");
  } else {
    lines.push("Put them back, or delete them from the blog’s pictures.");
  }
  return lines.join("\n");
}

function listed(names: string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

const MOST_NAMED = 10;

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
