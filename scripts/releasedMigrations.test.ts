import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { changedReleases, CHECKSUMS, MIGRATIONS, releaseMigrations } from "./releasedMigrations.ts";

let parent: string;
let folder: string;
let checksums: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "ivf-migrations-"));
  folder = join(parent, "migrations");
  checksums = join(parent, "migrations.sha256");
  mkdirSync(folder);
  write("20260101000000_first.sql");
  write("20260201000000_second.sql");
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

function write(name: string, text = name): void {
  writeFileSync(join(folder, name), text);
}

test("the released migrations of this repository have not changed", () => {
  expect(changedReleases()).toEqual([]);
});

test("from 1.0.0 on, and not before, there are released migrations", () => {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(version.startsWith("0.")).toBe(readFileSync(CHECKSUMS, "utf8") === "");
});

test("before a release migrations may change; after it they may only be added to", () => {
  write("20260101000000_first.sql", "changed");
  expect(changedReleases(folder, checksums)).toEqual([]);
  expect(releaseMigrations(folder, checksums)).toHaveLength(2);
  expect(changedReleases(folder, checksums)).toEqual([]);
  write("20260301000000_third.sql");
  expect(changedReleases(folder, checksums)).toEqual([]);
  expect(releaseMigrations(folder, checksums)).toEqual(["20260301000000_third.sql"]);
});

test("a released migration that changed, went or got one before it is named, and nothing is written", () => {
  releaseMigrations(folder, checksums);
  const before = readFileSync(checksums, "utf8");
  write("20260101000000_first.sql", "changed");
  rmSync(join(folder, "20260201000000_second.sql"));
  write("20260115000000_between.sql");
  expect(changedReleases(folder, checksums)).toEqual([
    expect.stringContaining("20260101000000_first.sql was released and has changed"),
    expect.stringContaining("20260201000000_second.sql was released and is gone"),
    expect.stringContaining("20260115000000_between.sql sorts before 20260201000000_second.sql"),
  ]);
  expect(() => releaseMigrations(folder, checksums)).toThrow("has changed");
  expect(readFileSync(checksums, "utf8")).toBe(before);
});

test("no migration is longer than 250 lines", () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  const long = names.filter((name) => {
    return readFileSync(join(MIGRATIONS, name), "utf8").trimEnd().split("\n").length > 250;
  });
  expect(names.length).toBeGreaterThan(40);
  expect(long).toEqual([]);
});
