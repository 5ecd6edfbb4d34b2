import { expect, test } from "vitest";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import { priceRange } from "./priceRange.ts";

const sample = (priceEuros: number | null) => exampleClinic({ priceEuros });
const published = (priceEuros: number, about = {}) =>
  exampleClinic({ priceEuros, notes: { price: priceNote(about) } });

test("published prices that include the same things make a range, whatever samples say", () => {
  expect(
    priceRange([published(2700), published(3100), sample(900), published(5000, { includes: "transfer" })]),
  ).toEqual({
    published: 3,
    range: { lowest: 2700, highest: 3100, clinics: 2, isSample: false, isConverted: false },
  });
});

test("published prices that include different things make none", () => {
  expect(priceRange([published(2700), published(3100, { includes: "transfer" })])).toEqual({
    published: 2,
    range: null,
  });
});

test("without two comparable prices the samples make a range, among themselves", () => {
  expect(priceRange([published(3200), sample(2300), sample(0), sample(null), sample(2900)])).toEqual({
    published: 1,
    range: { lowest: 2300, highest: 2900, clinics: 2, isSample: true, isConverted: false },
  });
});

test("one price makes no range", () => {
  expect(priceRange([sample(2300)])).toEqual({ published: 0, range: null });
  expect(priceRange([published(2300)])).toEqual({ published: 1, range: null });
});

test("a range says when one of its ends was published in another currency", () => {
  const pounds = exampleClinic({ priceEuros: 4800, notes: { price: `${priceNote()}=4100GBP` } });
  expect(priceRange([published(2700), pounds]).range).toMatchObject({ highest: 4800, isConverted: true });
});
