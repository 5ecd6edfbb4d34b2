import { expect, test } from "vitest";
import { aboutEuros, RATES_DATE } from "./currencies.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { ratesUsed } from "./inEuros.ts";

test("a list of several currencies names the day of its rates", () => {
  expect(ratesUsed()).toContain(formatShortDate(RATES_DATE));
});

test("what has no rate has no euros", () => {
  expect(aboutEuros(900, "GEL")).toBeNull();
});
