import { expect, test } from "vitest";
import { RATES_DATE } from "./currencies.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { aboutEuros } from "./aboutEuros.ts";
import { euroLines, ratesUsed } from "./inEuros.ts";

test("an amount in another currency is about so many euros, by the rate of a day", () => {
  expect(euroLines(123_000, "CZK")).toEqual([
    "about €5,000",
    `at the European Central Bank’s rate of ${formatShortDate(RATES_DATE)}`,
  ]);
  expect(ratesUsed()).toContain(formatShortDate(RATES_DATE));
});

test("euros, nothing and amounts without a rate get no such line", () => {
  expect([euroLines(2900, "EUR"), euroLines(0, "CZK"), euroLines(900, "GEL")]).toEqual([[], [], []]);
  expect(aboutEuros(900, "GEL")).toBeNull();
});
