import { expect, test } from "vitest";
import { exampleClinic, priceNote, rateNote, reviewsNote } from "../../../tests/support/exampleClinic.ts";
import { clinicData } from "./structuredData.ts";

const clinic = exampleClinic({
  id: "reprofit",
  name: "Reprofit",
  locations: ["Brno"],
  countries: ["Czechia"],
  reviewScore: 4.7,
});

test("a clinic is described without a rating that nobody gave", () => {
  const json = JSON.stringify(clinicData(clinic, "https://x.example"));
  expect(json).toContain('"@type":"MedicalClinic"');
  expect(json).toContain("https://x.example/clinic/reprofit");
  expect(json).not.toMatch(/rating|review/i);
});

test("what is unknown is left out", () => {
  expect(JSON.stringify(clinicData(exampleClinic(), undefined))).not.toMatch(
    /null|undefined|address|foundingDate/,
  );
});

test("a clinic's structured data has no figures, sample or not", () => {
  const figures = { priceEuros: 2671, successRate: 67.3, eggDonationSuccessRate: 78.9, overallScore: 93.7 };
  const samples = exampleClinic({ ...figures, reviewScore: 4.57, fixedPrices: { "IVF with ICSI": 2981 } });
  for (const notes of [{}, { price: priceNote(), success: rateNote(), reviews: reviewsNote() }]) {
    const json = JSON.stringify(clinicData({ ...samples, notes }, "https://x.example"));
    expect(json).not.toMatch(/2671|67\.3|78\.9|93\.7|4\.57|2981/);
  }
});
