import { expect, test } from "vitest";
import { priceRow } from "../../../tests/support/exampleFacts.ts";
import { readPublishedPrices } from "./publishedPrices.ts";

const read = (rows: object[]) =>
  readPublishedPrices(
    rows.map((row) => Object.assign({}, priceRow, row)),
    "2026-11-22",
  );

test("prices are read by clinic, also where decimals come as texts", () => {
  const prices = read([{}, { clinic_id: "gennet", amount: "3190.50" }]);
  expect(prices.get("reprofit")?.[0]).toMatchObject({ amount: 3245, basis: { item: "ivf_cycle" } });
  expect(prices.get("gennet")?.[0]?.amount).toBe(3190.5);
});

test("samples and items of a newer database are left out", () => {
  expect(read([{ status: "sample" }, { item: "moon_transfer" }]).size).toBe(0);
});
