import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const MIGRATIONS = globSync("supabase/migrations/*.sql");

test("each function has one definition, unless a newer migration replaces one that is released", () => {
  const released = read("supabase/migrations.sha256");
  const definitions = MIGRATIONS.toSorted().flatMap((file) =>
    [...read(file).matchAll(/^\s*create\s+(?:or\s+replace\s+)?function\s+([\w.]+)/gim)].map(([, name]) => ({
      name,
      file,
    })),
  );
  expect(definitions.length).toBeGreaterThan(100);
  const open = definitions.filter(({ file }) => !released.includes(basename(file)));
  expect(open.filter((one) => open.some((other) => other !== one && other.name === one.name))).toEqual([]);
});

test("no SQL file is longer than 250 lines, but for the data of the seeds", () => {
  const files = globSync("supabase/**/*.sql").filter((file) => !file.startsWith("supabase/seed"));
  expect(files.length).toBeGreaterThan(MIGRATIONS.length);
  expect(files.filter((file) => read(file).trimEnd().split("\n").length > 250)).toEqual([]);
});

test("each migration ends with the grants, so that no object is left without its own", () => {
  const last = "select private.apply_grants();";
  expect(MIGRATIONS.filter((file) => !read(file).trimEnd().endsWith(last))).toEqual([]);
});
