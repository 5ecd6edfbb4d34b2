import { expect, test } from "vitest";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import { clinicRow } from "../../../tests/support/exampleFacts.ts";
import { asListed } from "../../../tests/support/asListed.ts";
import { clinicFromRow, figureOf, hasSamples, isSample, type ClinicRow } from "./clinic.ts";

test("a figure without a note of its source is a sample, one with a note or none at all is not", () => {
  const clinic = exampleClinic({ priceEuros: 3000, successRate: 60, notes: { price: priceNote() } });
  expect(isSample(clinic, "price")).toBe(false);
  expect(isSample(clinic, "success")).toBe(true);
  expect(isSample(clinic, "reviews")).toBe(false);
});

test("an overall score is always a sample", () => {
  expect(hasSamples(exampleClinic({ overallScore: 90 }))).toBe(true);
  expect(hasSamples(exampleClinic({ priceEuros: 3000, notes: { price: priceNote() } }))).toBe(false);
});

const LIST = { "IVF with Own Eggs": 2900 };
const SAMPLES = {
  ...{ price_euros: 2900, success_rate: 60, egg_donation_success_rate: 70, review_score: 4.5 },
  ...{ overall_score: 90, fixed_prices: LIST },
};

function read(figure_notes: string) {
  return clinicFromRow(asListed({ ...clinicRow, ...SAMPLES, figure_notes }) as unknown as ClinicRow);
}

test("samples are shown only if nothing about the clinic has a source", () => {
  expect(read("")).toMatchObject({ priceEuros: 2900, successRate: 60, overallScore: 90, fixedPrices: LIST });
  expect(hasSamples(read(""))).toBe(true);
});

test("an editor's sample list is read beside a source, too, or saving the clinic would erase it", () => {
  expect(read("le23r///").fixedPrices).toEqual(LIST);
});

test.for([
  ["a sourced rate", "le23r///", { successRate: 60 }],
  ["a sourced price", "//c-2026t-d/", { priceEuros: 2900 }],
  ["a sourced fact that is no headline, such as a price in pounds", "///", {}],
] as const)("samples step back beside %s", ([, notes, shown]) => {
  const nothing = { priceEuros: null, successRate: null, eggDonationSuccessRate: null, reviewScore: null };
  expect(read(notes)).toMatchObject({ ...nothing, overallScore: null, ...shown });
  expect(hasSamples(read(notes))).toBe(false);
});

test("a published rate of zero is known, samples of zero are not", () => {
  const zeros = {
    price_euros: 0,
    success_rate: 0,
    egg_donation_success_rate: 0,
    review_score: 0,
    overall_score: 0,
  };
  const clinicWith = (figure_notes: string) =>
    clinicFromRow(asListed({ ...clinicRow, ...zeros, figure_notes }) as unknown as ClinicRow);
  const [sample, published] = [clinicWith(""), clinicWith("le23r///")];
  const figures = ["price", "success", "eggDonation", "reviews"] as const;
  expect(figures.map((figure) => figureOf(sample, figure))).toEqual([null, null, null, null]);
  expect(figures.map((figure) => figureOf(published, figure))).toEqual([null, 0, null, null]);
  expect([hasSamples(sample), hasSamples(published), isSample(published, "success")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a price in another currency is converted, and is no sample", () => {
  const row = { ...clinicRow, ...SAMPLES, price_euros: null, figure_notes: "//c-2026-=123000CZK/" };
  const clinic = clinicFromRow(asListed(row) as unknown as ClinicRow);
  expect([clinic.priceEuros, isSample(clinic, "price")]).toEqual([5000, false]);
});
