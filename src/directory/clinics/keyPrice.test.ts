import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
import { keyPrice } from "./keyPrice.ts";

test.for<[says: string, other: object, preferred: object]>([
  ["in euros, however small the number of another", { amount: 2, currency: "GBP" }, { list_date: null }],
  ["of the newest list, however cheap an older one was", { amount: 9, list_date: "2019-01-01" }, {}],
  ["with a dated list before one without", { amount: 9, list_date: null }, {}],
  ["that was checked last, of one list", { amount: 9, checked_on: "2026-10-01" }, {}],
  ["by the clinic before what others read", { amount: 9 }, { published_by: "clinic" }],
  ["of a cycle", { amount: 9, per: "visit" }, {}],
])("a treatment's price at the top is the one %s", ([, other, preferred]) => {
  for (const rows of [
    [other, preferred],
    [preferred, other],
  ]) {
    const prices = rows.map((row) => Object.assign({}, priceRow, row));
    const facts = factsFromJson({ ...NO_FACTS, prices }, "2026-11-22")!;
    expect(keyPrice(facts.prices, "ivf_cycle")?.amount).toBe(priceRow.amount);
  }
});

test("without a price of a cycle there is none at the top", () => {
  const prices = [{ ...priceRow, item: "consultation" }];
  const facts = factsFromJson({ ...NO_FACTS, prices }, "2026-11-22")!;
  expect(keyPrice(facts.prices, "ivf_cycle")).toBeUndefined();
});
