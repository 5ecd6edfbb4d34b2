import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { clinicSummary } from "./summary.ts";

const full = exampleClinic({
  name: "UNICA",
  locations: ["Brno", "Prague"],
  countries: ["Czechia"],
  established: 1994,
  languages: ["Czech", "English", "German"],
  priceEuros: 2550,
  successRate: 60,
  eggDonationSuccessRate: 71,
  reviewScore: 4.5,
});

test("the summary tells what is listed, and that figures without a source are samples", () => {
  expect(clinicSummary(full)).toBe(
    "UNICA is a fertility clinic in Brno and Prague, Czechia, open since 1994. " +
      "Languages spoken: Czech, English and German. " +
      "Its listed success rate is 60% with own eggs and 71% with donor eggs. " +
      "An IVF cycle is listed from €2,550. Reviews are listed at 4.5 out of 5. " +
      "These are sample figures, not the clinic's own.",
  );
});

test("with a source nothing is called a sample", () => {
  const sourced = {
    ...full,
    basis: { price: "a price", success: "a rate", eggDonation: "another", reviews: "a score" },
  };
  expect(clinicSummary(sourced)).not.toContain("sample");
});

test("what is unknown is left out", () => {
  expect(clinicSummary(exampleClinic({ name: "OVUM", locations: ["Lublin"], countries: ["Poland"] }))).toBe(
    "OVUM is a fertility clinic in Lublin, Poland. It has no figures listed yet.",
  );
});

test("one of two rates is told alone", () => {
  expect(clinicSummary(exampleClinic({ successRate: 55 }))).toContain("success rate with own eggs is 55%.");
  expect(clinicSummary(exampleClinic({ eggDonationSuccessRate: 66 }))).toContain("with donor eggs is 66%.");
});
