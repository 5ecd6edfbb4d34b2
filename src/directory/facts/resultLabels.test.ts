import { expect, test } from "vitest";
import { ageLabel, countLabel, formatPercent, MEASURE_LABELS, periodLabel } from "./resultLabels.ts";

test.for([
  [null, null, "All ages"],
  [35, 37, "35 to 37"],
  [null, 34, "Up to 34"],
  [40, null, "40 and over"],
  [38, 38, "38"],
] as const)("ages from %s to %s are '%s'", ([ageFrom, ageTo, words]) => {
  expect(ageLabel({ ageFrom, ageTo })).toBe(words);
});

test.for([
  ["2015-01-01", "2015-12-31", "2015"],
  ["2004-01-01", "2013-12-31", "2004–2013"],
  ["2024-07-01", "2025-06-30", "1 Jul 2024 – 30 Jun 2025"],
] as const)("the time from %s to %s is '%s'", ([periodFrom, periodTo, words]) => {
  expect(periodLabel({ periodFrom, periodTo })).toBe(words);
});

test("the count appears with its number, or as not said", () => {
  expect(countLabel(1, "transfer")).toBe("1 embryo transfer");
  expect(countLabel(6526, "started_cycle")).toBe("6,526 started cycles");
  expect(countLabel(1, "embryo")).toBe("1 embryo transferred");
  expect(countLabel(1021, "embryo")).toBe("1,021 embryos transferred");
  expect(countLabel(90, "cumulative_retrieval")).toBe("90 egg collections");
  expect(countLabel(null, "transfer")).toBe("Not known");
});

test("a percentage has one decimal at most, and nothing is still a percentage", () => {
  expect([43, 22.14, 38.1, 0, 99.96].map(formatPercent)).toEqual(["43%", "22.1%", "38.1%", "0%", "100%"]);
});

test("no two measures have the same label", () => {
  const words = Object.values(MEASURE_LABELS).flatMap((outcomes) => Object.values(outcomes));
  expect(new Set(words).size).toBe(25);
});
