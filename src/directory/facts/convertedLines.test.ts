import { expect, test } from "vitest";
import { formatShortDate } from "@/ui/dates.ts";
import { convertedLines } from "./convertedLines.ts";
import { RATES_DATE } from "./currencies.ts";

test("an amount in another currency is about so many euros, by the rate of a day", () => {
  expect(convertedLines(123_000, "CZK")).toEqual([
    "about €5,000",
    `at the European Central Bank’s rate of ${formatShortDate(RATES_DATE)}`,
  ]);
});

test("whoever counts in pounds reads pounds, of euros too", () => {
  expect(convertedLines(123_000, "CZK", "GBP")[0]).toMatch(/^about £\d,\d00$/);
  expect(convertedLines(2900, "EUR", "GBP")[0]).toMatch(/^about £2,\d00$/);
});

test("the same currency, nothing and what has no rate need no such line", () => {
  expect([
    convertedLines(2900, "EUR"),
    convertedLines(3795, "GBP", "GBP"),
    convertedLines(0, "CZK"),
    convertedLines(900, "GEL"),
  ]).toEqual([[], [], [], []]);
});
