import { mkdirSync, realpathSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Thrown when another live process has the data folder open. */
export class DataFolderInUse extends Error {}

/**
 * Takes the one lock of a data folder and returns the function that frees it.
 *
 * PGlite has no lock of its own, and two processes on one folder corrupt it. SQLite's
 * exclusive lock is held by the operating system, so it is freed even after kill -9.
 *
 * @param command how the caller was started, for the message
 * @throws DataFolderInUse with a message that names the process
 */
export function lockDataFolder(dataDir: string, command = "npm start"): () => void {
  mkdirSync(dataDir, { recursive: true });
  // One folder, one lock, however it is spelt.
  const folder = realpathSync(dataDir);
  const pidFile = `${folder}.pid`;
  // A process killed a moment ago may still hold it.
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 1_000 });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUse(
      `The data folder ${dataDir} is already in use by process ${readPid(pidFile)}.\n` +
        `Stop it first, or start this one with another folder: DATA_DIR=./other ${command}`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => lock.close();
}

/** SQLITE_BUSY: somebody else holds the lock. Anything else is a fault of the disk or the folder. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "unknown";
  }
}
