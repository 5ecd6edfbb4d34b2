import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";

/** Everything that the build reads but the data: the site, its files, its settings and what builds it. */
const SOURCES = [
  ...["index.html", "*.config.ts", "tsconfig.json", "package.json", "package-lock.json"],
  ...["public/**/*", "src/**/*", "scripts/**/*.ts", "supabase/embedded/*.ts", "supabase/functions/**/*.ts"],
];

/**
 * Returns a hash of what the site is built from but its data. It changes each month too, since the build
 * writes a date into `security.txt`.
 *
 * @param now when it would be built
 */
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
