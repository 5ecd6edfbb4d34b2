import { expect, test } from "vitest";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import { figureOf, hasSamples, isSample } from "./clinic.ts";

test("a figure without a note of its source is a sample, one with a note or none at all is not", () => {
  const clinic = exampleClinic({ priceEuros: 3000, successRate: 60, notes: { price: priceNote() } });
  expect(isSample(clinic, "price")).toBe(false);
  expect(isSample(clinic, "success")).toBe(true);
  expect(isSample(clinic, "reviews")).toBe(false);
});

test("a figure of zero is not known", () => {
  const clinic = exampleClinic({ priceEuros: 0, reviewScore: 0 });
  expect([figureOf(clinic, "price"), figureOf(clinic, "reviews")]).toEqual([null, null]);
  expect(hasSamples(clinic)).toBe(false);
});

test("an overall score is a sample always", () => {
  expect(hasSamples(exampleClinic({ overallScore: 90 }))).toBe(true);
  expect(hasSamples(exampleClinic({ priceEuros: 3000, notes: { price: priceNote() } }))).toBe(false);
});
