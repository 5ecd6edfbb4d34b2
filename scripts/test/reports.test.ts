import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  failures,
  readPlaywright,
  readVitest,
  reportOf,
  slowest,
  summaryOf,
  type PlaywrightTest,
} from "./reports.ts";

function written(json: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "ivf-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "report.json"), JSON.stringify(json));
  return join(folder, "report.json");
}

const vitest = (total: number, passed: number, brokenFiles = 0) => ({
  ...{ numTotalTests: total, numPassedTests: passed, numFailedTestSuites: brokenFiles },
  testResults: [
    {
      name: join(process.cwd(), "src/a.test.ts"),
      assertionResults: [{ fullName: "a vote", status: "passed", duration: 1_500 }],
    },
  ],
});

const passed = { status: "expected" as const, results: [{ duration: 2_000 }] };

const playwright = (stats: object, errors: unknown[] = [], tests: PlaywrightTest[] = [passed]) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  config: { rootDir: join(process.cwd(), "tests/e2e") },
  suites: [
    {
      specs: [],
      suites: [{ specs: [{ title: "a page", file: "a.spec.ts", tests }] }],
    },
  ],
});

test("only what passed counts as passed: skipped, flaky and unreadable files count as failed", () => {
  expect(readVitest(vitest(5, 4))).toMatchObject({ passed: 4, failed: 1 });
  expect(readVitest(vitest(5, 5, 2))).toMatchObject({ passed: 5, failed: 1 });
  expect(readPlaywright(playwright({ flaky: 1, skipped: 1 }))).toMatchObject({ passed: 3, failed: 2 });
  expect(readPlaywright(playwright({}, ["no server"]))).toMatchObject({ passed: 3, failed: 1 });
});

test("a runner that crashed counts as one failure, whatever it left behind", () => {
  expect(reportOf(1)).toMatchObject({ passed: 0, failed: 1 });
  expect(reportOf(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(reportOf(0, "no/such/report.json", readVitest)).toMatchObject({ passed: 0, failed: 1 });
  expect(reportOf(0, written("half"), readVitest)).toMatchObject({ passed: 0, failed: 1 });
  expect(reportOf(0, written(vitest(0, 0)), readVitest)).toMatchObject({ passed: 0, failed: 1 });
  expect(reportOf(1, written(vitest(5, 5)), readVitest)).toMatchObject({ passed: 5, failed: 1 });
  expect(reportOf(0, written(vitest(5, 5)), readVitest)).toMatchObject({ passed: 5, failed: 0 });
});

test("the slowest tests of all runners are named with their files, the slowest first", () => {
  const tests = [...readVitest(vitest(1, 1)).tests, ...readPlaywright(playwright({})).tests];
  expect(slowest(tests)).toBe("   2.0 s  tests/e2e/a.spec.ts › a page\n   1.5 s  src/a.test.ts › a vote");
  expect(slowest(tests, 1)).not.toContain("a vote");
});

test("failures are shown with their first lines, so is what did not run, and nothing that passed", () => {
  const error = { message: "\u001B[31mExpected 1\u001B[39m\n\nReceived 2\nand a long log" };
  const wrong = { status: "unexpected" as const, results: [{ duration: 1, error }] };
  const left = { status: "skipped" as const, results: [] };
  const tests = [passed, wrong, left].flatMap((some) => readPlaywright(playwright({}, [], [some])).tests);
  const words = ["    Expected 1", "    Received 2"];
  const name = "tests/e2e/a.spec.ts › a page";
  expect(failures(tests, 20, 2)).toBe([name, ...words, name, "    skipped"].join("\n"));
  expect(failures(tests, 1, 2)).toBe([name, ...words, "and 1 more"].join("\n"));
  expect(failures(readVitest(vitest(1, 1)).tests)).toBe("");
});

test("what failed before, after or outside a file's tests is told before what it kept from running", () => {
  const left = { fullName: "a look", status: "skipped" };
  const wrong = { fullName: "a list", status: "failed", failureMessages: ["Expected 1"] };
  const { tests, failed } = readVitest({
    ...{ numTotalTests: 3, numPassedTests: 0, numFailedTestSuites: 2 },
    testResults: [
      { name: "src/doctor.test.ts", message: "nginx ended", assertionResults: [left, left] },
      { name: "src/list.test.ts", message: "", assertionResults: [wrong] },
    ],
  });
  expect(failed).toBe(3);
  expect(failures(tests, 2)).toBe(
    "src/doctor.test.ts › before, after or outside its tests\n    nginx ended\n" +
      "src/list.test.ts › a list\n    Expected 1\nand 2 more",
  );
});

test("the sum of all parts names each failed test, and a failed check that has no tests", () => {
  const good = { name: "unit tests", passed: 7, failed: 0, tests: [] };
  const types = { name: "types", passed: 0, failed: 1, tests: [] };
  const bad = { seconds: 1, file: "tests/e2e/home.spec.ts", title: "home lists", failure: "Timeout" };
  const browser = { name: "end-to-end tests", passed: 2, failed: 1, tests: [bad] };
  expect(summaryOf([good, types, browser])).toEqual({
    passed: 9,
    failed: 2,
    failures: [
      { file: "npm test", title: "types" },
      { file: "tests/e2e/home.spec.ts", title: "home lists" },
    ],
  });
});
