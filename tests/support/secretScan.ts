import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SECRETS } from "../../scripts/doctor/site/secrets.ts";

export async function findSecrets(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, "latin1");
    for (const [what, pattern] of Object.entries(SECRETS)) {
      if (pattern.test(text)) found.push(`${entry.name} has ${what}`);
    }
  }
  return found;
}
