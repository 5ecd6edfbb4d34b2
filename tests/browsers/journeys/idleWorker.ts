import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** While somebody walks, pages register a service worker that answers nothing, so all comes from the network. */
export async function withIdleWorker(folder: string, walk: () => Promise<void>): Promise<void> {
  const file = join(folder, "sw.js");
  const worker = readFileSync(file, "utf8");
  writeFileSync(file, "");
  try {
    await walk();
  } finally {
    writeFileSync(file, worker);
  }
}
