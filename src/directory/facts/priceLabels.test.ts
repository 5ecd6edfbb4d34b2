import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { prices } from "../../../tests/support/factArbitraries.ts";
import { formatMoney } from "./money.ts";
import { partNames, partsToAskFor } from "./priceLabels.ts";

test.for([
  [3245, "EUR", "€3,245"],
  [123_000, "CZK", "CZK\u00A0123,000"],
  [49.5, "GBP", "£49.50"],
  [0, "PLN", "PLN\u00A00"],
] as const)("%d in %s is written %s", ([amount, currency, words]) => {
  expect(formatMoney(amount, currency)).toBe(words);
});

test("parts that a price neither includes nor excludes are asked about", () => {
  fc.assert(
    fc.property(prices, (price) => {
      const toAskFor = partsToAskFor(price);
      for (const part of toAskFor) {
        expect(price.includes).not.toContain(part);
        expect(price.excludes).not.toContain(part);
      }
      if (
        price.item === "ivf_cycle" &&
        !price.includes.includes("drugs") &&
        !price.excludes.includes("drugs")
      )
        expect(toAskFor).toContain("drugs");
    }),
  );
});

test("a price with ICSI covers fertilisation", () => {
  const [price] = fc.sample(prices, 1);
  if (!price) throw new Error("no price");
  const cycle = { ...price, item: "ivf_cycle", excludes: [] } as const;
  expect(partsToAskFor({ ...cycle, includes: [] })).toContain("fertilisation");
  expect(partsToAskFor({ ...cycle, includes: ["icsi"] })).not.toContain("fertilisation");
});

test("parts have names, and unknown ones show their code", () => {
  expect(partNames(["drugs", "time_lapse", "massage"])).toEqual([
    "Medicines",
    "Time-lapse imaging",
    "massage",
  ]);
});
