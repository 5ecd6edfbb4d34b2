import { expect, test } from "vitest";
import { compareMigrations, type Migration } from "./migrationHistory.ts";

const migration = (version: string, checksum = "same"): Migration => ({ version, name: "any", checksum });
const [ONE, TWO, THREE] = [migration("1"), migration("2"), migration("3")] as const;

test("a database is as new as the product, lacks its last migrations, or has some beyond them", () => {
  expect(compareMigrations([ONE, TWO], [ONE, TWO])).toEqual({ kind: "same" });
  expect(compareMigrations([ONE], [ONE, TWO, THREE])).toEqual({ kind: "older", missing: [TWO, THREE] });
  expect(compareMigrations([ONE, TWO, THREE], [ONE])).toEqual({ kind: "newer", unknown: [TWO, THREE] });
});

test.for<[what: string, applied: Migration[], own: Migration[], found: object]>([
  ["changed", [ONE, migration("2", "other")], [ONE, TWO, THREE], { changed: [migration("2", "other")] }],
  ["inserted", [ONE, THREE], [ONE, TWO, THREE], { skipped: [TWO] }],
  ["renamed", [ONE, migration("1.5")], [ONE, TWO], { unknown: [migration("1.5")] }],
])("a migration that was %s keeps the rest from following", ([, applied, own, found]) => {
  expect(compareMigrations(applied, own)).toMatchObject({ kind: "changed", ...found });
});
