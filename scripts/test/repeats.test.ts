import { expect, it } from "vitest";
import { repeatTable } from "./repeats.ts";

const clean = { load: 0, seconds: 471.2, passed: 5_000, failed: 0, failures: [] };
const flaky = { file: "tests/e2e/home.spec.ts", title: "home lists every clinic" };
const rare = { file: "tests/database/bans.test.ts", title: "a ban ends" };

it("shows each run with its load, its time and its sum", () => {
  expect(repeatTable([clean, { ...clean, load: 2, seconds: 700 }])).toBe(
    "run 1 · idle · 471 s · 5000 passed, 0 failed\n" +
      "run 2 · beside 2 busy loops · 700 s · 5000 passed, 0 failed\n" +
      "no failure",
  );
});

it("counts in how many runs a test failed, the most frequent first", () => {
  const runs = [
    { ...clean, failed: 2, failures: [rare, flaky] },
    { ...clean, failed: 1, failures: [flaky] },
    clean,
  ];
  expect(repeatTable(runs).split("\n").slice(3)).toEqual([
    "  failed 2 of 3: tests/e2e/home.spec.ts › home lists every clinic",
    "  failed 1 of 3: tests/database/bans.test.ts › a ban ends",
  ]);
});
