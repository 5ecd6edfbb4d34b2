import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CHANGELOG = readFileSync("CHANGELOG.md", "utf8");
const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
const HEADINGS = [...CHANGELOG.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
const RELEASED = HEADINGS.filter((heading) => heading !== "[Unreleased]");

test("each version of the changelog has its number and day, the newest first", () => {
  expect(
    HEADINGS.filter((heading) => !/^\[(Unreleased\]|\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d)$/.test(heading)),
  ).toEqual([]);
  const days = RELEASED.map((heading) => heading.slice(-10));
  expect(days).toEqual(days.toSorted().toReversed());
});

test("what changed stands under the six words of Keep a Changelog", () => {
  const kinds = [...CHANGELOG.matchAll(/^### (.+)$/gm)].map(([, kind = ""]) => kind);
  const known = new Set(["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});

test("the version of the package is the newest that was released, or comes before the first", () => {
  const [newest] = RELEASED;
  if (newest === undefined) expect(version).toMatch(/^0\./);
  else expect(newest).toContain(`[${version}]`);
});
