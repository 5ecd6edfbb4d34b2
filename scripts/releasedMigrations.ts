import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const MIGRATIONS = "supabase/migrations";
export const CHECKSUMS = "supabase/migrations.sha256";
/** Of 1.0.0. */
const LAST_OF_FIRST_RELEASE = "20260902001580";

/** A sentence for each: databases have them as they were, and a changed file is never pushed again. */
export function changedReleases(folder = MIGRATIONS, checksums = CHECKSUMS): string[] {
  const released = readChecksums(checksums);
  const files = filesIn(folder);
  const last = [...released.keys()].toSorted().at(-1) ?? "";
  return [
    ...[...released].flatMap(([name, sum]) => {
      if (!files.includes(name)) return [`${name} was released and is gone. Put it back.`];
      if (sumOf(join(folder, name)) === sum) return [];
      return [
        `${name} was released and has changed. Put it back, and write the change into a new migration.`,
      ];
    }),
    ...files
      .filter((name) => !released.has(name) && name < last)
      .map((name) => `${name} sorts before ${last}, which was released. Name it by a later moment.`),
  ];
}

/**
 * @returns the names of those that are new
 * @throws Error where an earlier one has changed
 */
export function releaseMigrations(folder = MIGRATIONS, checksums = CHECKSUMS): string[] {
  const problems = changedReleases(folder, checksums);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const known = readChecksums(checksums);
  const files = filesIn(folder);
  const lines = files.map((name) => `${sumOf(join(folder, name))}  migrations/${name}\n`);
  writeFileSync(checksums, lines.join(""));
  return files.filter((name) => !known.has(name));
}

/** Since 1.0.0. */
export function laterMigrations(): string[] {
  return filesIn(MIGRATIONS)
    .filter((name) => name.slice(0, LAST_OF_FIRST_RELEASE.length) > LAST_OF_FIRST_RELEASE)
    .map((name) => join(MIGRATIONS, name));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
}

function readChecksums(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map(
    [...text.matchAll(/^([0-9a-f]{64}) {2}migrations\/(\S+)$/gm)].map(([, sum = "", name = ""]) => [
      name,
      sum,
    ]),
  );
}

function sumOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
