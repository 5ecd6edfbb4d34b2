import { expect, test } from "vitest";
import { exampleClinic, priceNote, rateNote } from "../../../tests/support/exampleClinic.ts";
import { sourcedPrices, sourcedRates } from "./sourcedFigures.ts";

const rate = (successRate: number, success = rateNote()) =>
  exampleClinic({ successRate, notes: { success }, countries: ["Czechia"] });
const price = (priceEuros: number, notes = { price: priceNote() }) => exampleClinic({ priceEuros, notes });

test("home shows the range of the rates that most clinics count the same way", () => {
  const clinics = [rate(31), rate(24), rate(90, rateNote({ denominator: "started_cycle" }))];
  expect(sourcedRates(clinics)).toMatchObject({
    range: "24% to 31%",
    what: "Czechia, own eggs: clinical pregnancies, per transfer, all ages · 2023–2024, the clinic’s own figure · 2 clinics",
  });
  const judged = ["=21-31c", "=14-24b"].map((certainty) => rateNote({ certainty }));
  expect(sourcedRates(judged.map((note, index) => rate(26 - 7 * index, note)))?.range).toBe("19% to 26%");
  const young = [
    rate(31, rateNote({ ages: "-37" })),
    { ...rate(24, rateNote({ ages: "-37" })), countries: ["Poland"] },
  ];
  expect(sourcedRates(young)?.what).toMatch(/^own eggs: clinical pregnancies, per transfer, up to age 37 · /);
});

test("home shows no rate of another age group than the visitor's", () => {
  const other = { ...rate(50), isOfOtherAge: true };
  expect(sourcedRates([rate(31), rate(24), other])?.range).toBe("24% to 31%");
  expect(sourcedRates([rate(31), other])).toBeNull();
  // All ages, as it then says, where none is of theirs, or while those are loading.
  expect(sourcedRates([other, { ...other, successRate: 40 }])?.what).toContain("all ages");
});

test("home shows the range of published prices that include the same", () => {
  const other = price(9900, { price: priceNote({ includes: "i" }) });
  expect(sourcedPrices([price(3245), price(3190), other])).toEqual({
    range: "€3,190 to €3,245",
    what: "one IVF cycle, from price lists that include the same · 2 clinics",
  });
  expect(sourcedPrices([price(3245), other])).toBeNull();
});

test("samples and single figures are not shown as if they were published ranges", () => {
  const samples = [
    exampleClinic({ successRate: 60, priceEuros: 2900 }),
    exampleClinic({ successRate: 70, priceEuros: 2500 }),
  ];
  const unreadable = [rate(30, "?"), rate(40, "?")];
  for (const clinics of [[], samples, [...samples, rate(30), price(3000)], unreadable]) {
    expect([sourcedRates(clinics), sourcedPrices(clinics)]).toEqual([null, null]);
  }
});
