import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Any other build empties the folder, and this with it. */
const STAMP = ".vite/built-from";

/**
 * @param from a hash of what it would be built from; null when that isn't known
 * @returns whether it was built
 */
export async function buildIfChanged(
  folder: string,
  from: string | null,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(folder, STAMP);
  const isComplete = existsSync(stamp) && existsSync(join(folder, "404.html"));
  if (from !== null && isComplete && readFileSync(stamp, "utf8") === from) return false;
  await build();
  if (from !== null) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, from);
  }
  return true;
}
