import { expect, test } from "vitest";
import { addYears, isCheckedLongAgo, isDueForCheck, isHistory } from "./freshness.ts";

test("a check is old once two years have passed, not before", () => {
  expect(isCheckedLongAgo("2024-11-22", "2026-11-22")).toBe(false);
  expect(isCheckedLongAgo("2024-11-21", "2026-11-22")).toBe(true);
  expect(isCheckedLongAgo("2024-02-29", "2026-02-28")).toBe(false);
  expect(isCheckedLongAgo("2024-02-29", "2026-03-01")).toBe(true);
});

test("years are added to a day as text, in order", () => {
  expect(addYears("2013-12-31", 2)).toBe("2015-12-31");
  expect(addYears("1001-01-01", -2)).toBe("0999-01-01");
});

test("treatments that ended over five years before the check are history", () => {
  expect(isHistory("2021-11-22", "2026-11-22")).toBe(false);
  expect(isHistory("2013-12-31", "2026-11-22")).toBe(true);
});

test("a source is due to be read again once a year has passed, not before", () => {
  expect(isDueForCheck("2025-11-22", "2026-11-22")).toBe(false);
  expect(isDueForCheck("2025-11-21", "2026-11-22")).toBe(true);
});
