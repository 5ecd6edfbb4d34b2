import { expect, test } from "vitest";
import { treatmentPrices } from "./pricing.ts";

function prices(clinic: Parameters<typeof treatmentPrices>[0]) {
  return treatmentPrices(clinic).map(({ treatment, euros }) => [treatment, euros]);
}

test("prices are derived from the base price", () => {
  expect(prices({ priceEuros: 2600, fixedPrices: null })).toEqual([
    ["IVF with Own Eggs", 2600],
    ["IVF with ICSI", 3100],
    ["IVF with Egg Donation", 4600],
    ["Frozen Embryo Transfer", 1040],
  ]);
});

test("the frozen transfer is rounded to whole euros", () => {
  expect(prices({ priceEuros: 2499, fixedPrices: null }).at(-1)).toEqual(["Frozen Embryo Transfer", 1000]);
});

test("a fixed list is taken as it is, in its order", () => {
  const fixedPrices = { "IVF with ICSI": 2900, "Embryo Donation": 1900, "Egg Freezing": 0 };
  expect(prices({ priceEuros: 2600, fixedPrices })).toEqual([
    ["IVF with ICSI", 2900],
    ["Embryo Donation", 1900],
    ["Egg Freezing", null],
  ]);
});

test.for([null, 0])("with a base price of %s every price is unknown", (priceEuros) => {
  const table = treatmentPrices({ priceEuros, fixedPrices: null });
  expect(table).toHaveLength(4);
  expect(table.every(({ euros }) => euros === null)).toBe(true);
});
