import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import vitest from "../../vitest.config.ts";
import { SIDE_BY_SIDE } from "./checks.ts";

interface Project {
  name: string;
  include: string[];
  exclude?: string[];
}

const { projects } = (vitest as unknown as { test: { projects: { test: Project }[] } }).test;
const all = projects.map(({ test: project }) => project);

function runBy(projectsOfFile: (file: string) => unknown[], files: string[]): string[] {
  expect(files.length).toBeGreaterThan(0);
  return files.filter((file) => projectsOfFile(file).length !== 1);
}

test("every project of Vitest is run, and every file of its tests by one of them", () => {
  const chosen = SIDE_BY_SIDE.flat().flatMap(({ command }) =>
    command.filter((_, index) => command[index - 1] === "--project"),
  );
  expect(chosen.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  const filesOf = all.map(({ include, exclude = [] }) => new Set(globSync(include, { exclude })));
  const files = globSync("{src,scripts,supabase,tests}/**/*.test.{ts,tsx}");
  expect(runBy((file) => filesOf.filter((its) => its.has(file)), files)).toEqual([]);
});

const isIn = (patterns: unknown, file: string) =>
  [patterns].flat().some((pattern) => pattern instanceof RegExp && pattern.test(file));

const projectsOf = (file: string) =>
  (playwright.projects ?? []).filter(
    ({ testMatch, testIgnore }) => (!testMatch || isIn(testMatch, file)) && !isIn(testIgnore, file),
  );

test.for(["/work", "/app", "/home/admin/e2e"])(
  "every browser test is run by one project, below %s too",
  (folder) => {
    const files = globSync("tests/e2e/**/*.spec.ts").map((file) => resolve(folder, file));
    expect(runBy(projectsOf, files)).toEqual([]);
  },
);
