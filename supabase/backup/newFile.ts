import { randomUUID } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

class FileExists extends Error {}

/**
 * Writes a file, whole or not at all, that only its owner may read.
 * @throws FileExists when there is one already, which stays as it is
 */
export async function writeNewFile(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.partial-${randomUUID()}`;
  closeSync(openSync(partial, "wx", 0o600));
  try {
    await write(partial);
    const written = openSync(partial, "r");
    fsyncSync(written);
    closeSync(written);
    putInPlace(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Fails where a rename would overwrite. Some disks, such as USB sticks, have no links. */
function putInPlace(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch {
    refuseExisting(file);
    renameSync(partial, file);
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new FileExists(`${file} is there already and was not overwritten.`);
}
