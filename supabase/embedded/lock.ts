import { mkdirSync, realpathSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export class DataFolderInUse extends Error {}

/**
 * PGlite has no lock, and two processes would corrupt the folder. SQLite's lock ends even with kill -9.
 * @returns the function that unlocks it
 * @param command how the caller was started, for the message
 * @throws DataFolderInUse with a message that names the process
 */
export function lockDataFolder(dataDir: string, command = "npm start"): () => void {
  mkdirSync(dataDir, { recursive: true });
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
