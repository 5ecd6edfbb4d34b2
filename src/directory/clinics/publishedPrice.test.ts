import { expect, test } from "vitest";
import { eurosOf, isConverted, priceText } from "./publishedPrice.ts";

test("a price in another currency is about so many euros, to two digits", () => {
  expect(eurosOf("c-2026-=123000CZK")).toBe(5000);
  expect(eurosOf("c-2026-=4100.5GBP")).toBe(4800);
  const notes = { price: "c-2026-=123000CZK" };
  expect(priceText({ priceEuros: 5000, notes })).toBe("about €5,000");
  expect(isConverted({ notes })).toBe(true);
});

test("a price in euros is as published", () => {
  expect(eurosOf("c-2026-=6432")).toBe(6432);
  expect(priceText({ priceEuros: 6432, notes: { price: "c-2026-=6432" } })).toBe("€6,432");
  expect(priceText({ priceEuros: 2900, notes: { price: "c-2026-" } })).toBe("€2,900");
  expect(priceText({ priceEuros: null, notes: {} })).toBe("N/A");
});

test("there is no price without an amount, nor without a rate", () => {
  expect([eurosOf("c-2026-"), eurosOf(""), eurosOf("c-2026-=900GEL"), eurosOf("c-2026-=0CZK")]).toEqual([
    ...[null, null, null, 0],
  ]);
  expect(priceText({ priceEuros: null, notes: { price: "c-2026-=900GEL" } })).toBe("N/A");
});
