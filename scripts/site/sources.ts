import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";

/** Everything but the data. */
const SOURCES = [
  ...["index.html", "*.config.ts", "tsconfig.json", "package.json", "package-lock.json"],
  ...["public/**/*", "src/**/*", "scripts/**/*.ts", "supabase/embedded/*.ts", "supabase/functions/**/*.ts"],
];

/** It changes each month too, since the build writes a date into `security.txt`. */
export function sourcesHash(now: Date, folder = process.cwd()): string {
  const hash = createHash("sha256");
  const settings = loadEnv("production", folder, "VITE_");
  hash.update(JSON.stringify([process.version, now.toISOString().slice(0, 7), settings]));
  const names = globSync(SOURCES, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const name of names.toSorted()) hash.update(`${name}\0`).update(readFileSync(name)).update("\0");
  return hash.digest("hex");
}
