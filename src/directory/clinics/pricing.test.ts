import { expect, test } from "vitest";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { samplePrices, unpublishedTreatments } from "./pricing.ts";

function prices(clinic: Partial<Parameters<typeof samplePrices>[0]>, ...published: object[]) {
  const all = samplePrices(
    { priceEuros: null, fixedPrices: null, hasSource: false, ...clinic },
    pricesOf(...published),
  );
  return all.map(({ treatment, euros }) => [treatment, euros]);
}

function pricesOf(...published: object[]) {
  const json = { ...NO_FACTS, prices: published.map((row) => Object.assign({}, priceRow, row)) };
  return factsFromJson(JSON.parse(JSON.stringify(json)), "2026-11-22")?.prices ?? [];
}

test("prices are derived from the base price", () => {
  expect(prices({ priceEuros: 2600 })).toEqual([
    ["IVF with Own Eggs", 2600],
    ["IVF with ICSI", 3100],
    ["IVF with Egg Donation", 4600],
    ["Frozen Embryo Transfer", 1040],
  ]);
});

test("the frozen transfer is rounded to whole euros", () => {
  expect(prices({ priceEuros: 2499 }).at(-1)).toEqual(["Frozen Embryo Transfer", 1000]);
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
  expect(prices({ priceEuros })).toEqual([]);
  expect(unpublishedTreatments([])).toHaveLength(4);
});

test("a published price derives no others, and no sample stands beside it", () => {
  expect(prices({ priceEuros: 3245, hasSource: true })).toEqual([]);
  expect(prices({ priceEuros: 2600 }, {})).toEqual([]);
  expect(prices({ fixedPrices: { "Egg Freezing": 1900 } }, {})).toEqual([]);
});

test("samples step back beside any figure with a source", () => {
  const donation = { item: "egg_donation_cycle", amount: 123_000, currency: "CZK" };
  expect(prices({ priceEuros: 2600 }, donation)).toEqual([]);
  expect(prices({ fixedPrices: { "Embryo Donation": 1900 } }, { item: "egg_freezing" })).toEqual([]);
  expect(prices({ priceEuros: 2600, hasSource: true })).toEqual([]);
});

const names = (...published: object[]) =>
  unpublishedTreatments(pricesOf(...published)).map(({ treatment }) => treatment);

test("a cycle that includes ICSI tells the price with ICSI, another does not", () => {
  expect(names({})).toEqual(["IVF with Egg Donation", "Frozen Embryo Transfer"]);
  expect(names({ item: "egg_donation_cycle" })).toContain("IVF with ICSI");
  expect(names({ includes: ["transfer"] })).toContain("IVF with ICSI");
  expect(names({ includes: ["transfer"] }, { item: "icsi" })).not.toContain("IVF with ICSI");
});
