import * as fc from "../../../tests/support/properties.ts";
import { expect, it } from "vitest";
import { convert, hasRate, RATES_DATE } from "./currencies.ts";
import { CURRENCIES } from "./currencyCodes.ts";
import { areOld, RATES_SOURCE } from "./rates.ts";

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.double({ min: 0, max: 1e8, noNaN: true });

it("converts by the euro's rate: a Czech list of 123,000 crowns is about 5,040 euros", () => {
  expect(convert(244.05, "CZK", "EUR")).toBeCloseTo(10, 10);
  expect(convert(100, "GBP", "PLN")).toBeCloseTo((100 / 0.8488) * 4.365, 10);
});

it("an amount comes back the same from every currency", () => {
  fc.assert(
    fc.property(amount, currency, currency, (before, from, to) => {
      const there = convert(before, from, to) ?? Number.NaN;
      expect(convert(there, to, from)).toBeCloseTo(before, 4);
    }),
  );
});

it("the larger of two amounts stays larger in every currency", () => {
  fc.assert(
    fc.property(amount, amount, currency, currency, (one, other, from, to) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(convert(more, from, to)).toBeGreaterThanOrEqual(convert(less, from, to) ?? Number.NaN);
    }),
  );
});

it.each(["UAH", "GEL", "BGN", "", "constructor", "eur"])(
  "has no rate for %j and doesn't guess one",
  (code) => {
    expect(hasRate(code)).toBe(false);
    expect(convert(100, code, "EUR")).toBeNull();
    expect(convert(100, "EUR", code)).toBeNull();
  },
);

it("has a rate for every currency that a person may choose, and says of which day and by whom", () => {
  expect(CURRENCIES.filter((code) => !hasRate(code))).toEqual([]);
  expect(RATES_DATE).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(new URL(RATES_SOURCE).hostname).toBe("www.ecb.europa.eu");
});

it("rates are old after three months", () => {
  expect(areOld("2026-10-06", "2026-10-06")).toBe(false);
  expect(areOld("2026-10-06", "2027-01-06")).toBe(false);
  expect(areOld("2026-10-06", "2027-01-07")).toBe(true);
});
