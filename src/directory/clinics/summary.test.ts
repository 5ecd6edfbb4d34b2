import { expect, test } from "vitest";
import { exampleClinic, priceNote, rateNote, reviewsNote } from "../../../tests/support/exampleClinic.ts";
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

const NOTES = {
  success: rateNote(),
  eggDonation: rateNote({ denominator: "started_cycle" }),
  price: priceNote(),
  reviews: reviewsNote(),
};

test("the summary tells what is published, what it counts, and what to ask", () => {
  expect(clinicSummary({ ...full, notes: NOTES })).toBe(
    "UNICA is a fertility clinic in Brno and Prague, Czechia, open since 1994. " +
      "Website in Czech, English and German. " +
      "Published success rate with own eggs: 60% (clinical pregnancies, per transfer, all ages, 2023–2024, the clinic’s own figure). " +
      "Published success rate with donor eggs: 71% (clinical pregnancies, per started cycle, all ages, 2023–2024, the clinic’s own figure). " +
      "Published price of an IVF cycle: €2,550 (with ICSI, list of 1 Jan 2026, as read by others). " +
      "Published review score: 4.5 / 5 (Google, 120 ratings). " +
      "Ask the clinic for its latest rate at your age. Ask what the price leaves out.",
  );
});

test("the summary leaves samples out and says so", () => {
  const summary = clinicSummary(full);
  expect(summary).toContain("Figures marked as samples are left out here: they are not the clinic's own.");
  expect(summary).not.toMatch(/60|71|2,550|4\.5/);
});

test("with a source for all figures nothing is called a sample", () => {
  expect(clinicSummary({ ...full, notes: NOTES })).not.toContain("sample");
});

test("one published figure is told beside samples", () => {
  const summary = clinicSummary({ ...full, notes: { price: NOTES.price } });
  expect(summary).toContain("Published price of an IVF cycle: €2,550");
  expect(summary).toContain("Ask the clinic for its live births per started cycle at your age. Ask what");
  expect(summary).not.toContain("60%");
});

test("what is unknown is left out, and asked for", () => {
  expect(clinicSummary(exampleClinic({ name: "OVUM", locations: ["Lublin"], countries: ["Poland"] }))).toBe(
    "OVUM is a fertility clinic in Lublin, Poland. Ask the clinic for its live births per started cycle " +
      "at your age. Ask for a written price with everything it leaves out.",
  );
});

test("one of two rates is given alone", () => {
  const own = clinicSummary(exampleClinic({ successRate: 55, notes: { success: NOTES.success } }));
  expect(own).toContain("success rate with own eggs: 55%");
  expect(own).not.toContain("donor");
  const donor = clinicSummary(
    exampleClinic({ eggDonationSuccessRate: 66, notes: { eggDonation: NOTES.success } }),
  );
  expect(donor).toContain("success rate with donor eggs: 66%");
  expect(donor).not.toContain("own eggs");
});

test("with a donor's eggs it says to ask for births or the latest rate with them, of no age", () => {
  const unknown = clinicSummary(exampleClinic({}), true);
  expect(unknown).toContain("live births per started cycle with donor eggs. Ask for a written price");
  const known = clinicSummary({ ...full, notes: NOTES }, true);
  expect(known).toMatch(
    /Ask the clinic for its latest rate with donor eggs\. Ask what the price leaves out\.$/,
  );
  expect(`${unknown} ${known}`).not.toContain("your age");
});

test("the summary says of a rate that it is not for the visitor's age group", () => {
  const clinic = { ...full, notes: NOTES };
  expect(clinicSummary({ ...clinic, isOfOtherAge: true })).toContain("own figure, not for your age group).");
  expect(clinicSummary(clinic)).not.toContain("not for your age group");
});
