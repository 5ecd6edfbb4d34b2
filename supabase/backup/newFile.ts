import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

class FileExists extends Error {}

/**
 * Writes a file, whole or not at all, that only its owner may read.
 * @throws FileExists when there is one already, which stays as it is
 */
export async function writeNewFile(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true });
  removeLeftovers(dirname(file));
  const partial = `${file}.partial-${randomUUID()}`;
  closeSync(openSync(partial, "wx", 0o600));
  const remove = () => rmSync(partial, { force: true });
  process.once("exit", remove);
  try {
    await write(partial);
    const written = openSync(partial, "r");
    fsyncSync(written);
    closeSync(written);
    putInPlace(partial, file);
  } finally {
    remove();
    process.off("exit", remove);
  }
}

const PARTIAL = /\.partial-[\da-f]{8}-[\da-f-]{27}$/;
const DAY = 24 * 60 * 60 * 1000;

/** A killed process, or a power cut, leaves everybody's data behind. */
function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (PARTIAL.test(name) && Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { force: true });
    }
  } catch {
    // Somebody else's, or gone meanwhile: no reason not to back up.
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
