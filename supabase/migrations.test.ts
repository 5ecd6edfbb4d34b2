import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const MIGRATIONS = globSync("supabase/migrations/*.sql");

test("each function has one definition in all migrations together", () => {
  const names = MIGRATIONS.flatMap((file) =>
    [...read(file).matchAll(/^\s*create\s+(?:or\s+replace\s+)?function\s+([\w.]+)/gim)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("no SQL file is longer than 250 lines, but for the data of the seeds", () => {
  const files = globSync("supabase/**/*.sql").filter((file) => !file.startsWith("supabase/seed"));
  expect(files.length).toBeGreaterThan(MIGRATIONS.length);
  expect(files.filter((file) => read(file).trimEnd().split("\n").length > 250)).toEqual([]);
});
