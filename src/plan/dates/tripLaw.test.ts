import { expect, it, test } from "vitest";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { datesFrom } from "./tripDates.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "./tripAnswers.ts";
import { describeRefusal } from "./tripLaw.ts";
import { tripQuestions } from "./tripQuestions.ts";

const OWN = { treatment: "own-eggs", dayOne: "2027-03-03" } satisfies Partial<TripAnswers>;
const DONOR = { treatment: "donor-eggs", transfer: "2027-03-03" } satisfies Partial<TripAnswers>;

function datesOf(who: Partial<TypedAnswers>, trip: Partial<TripAnswers>) {
  const dates = datesFrom({ ...NO_TRIP_ANSWERS, ...trip }, COUNTRY_RULES, { ...EMPTY_ANSWERS, ...who });
  if (!dates) throw new Error("No dates.");
  return dates;
}

function refusal(...asked: Parameters<typeof datesOf>): string | null {
  const dates = datesOf(...asked);
  return dates.refusal && dates.country && describeRefusal(dates.country, dates.refusal);
}

const words = (...asked: Parameters<typeof datesOf>) => {
  const dates = datesOf(...asked);
  const steps = dates.steps.map(({ name, moves }) => `${name}. ${moves}`);
  const documents = dates.documents.map(({ sentence }) => sentence);
  return [...steps, ...documents, ...tripQuestions(dates)].join("\n");
};

it("a woman on her own gets no dates where only couples may be treated", () => {
  const alone = { age: "34", partner: "womanAlone" } as const;
  expect(refusal(alone, { ...OWN, country: "czech-republic" })).toBe(
    "Your treatment is not allowed in Czechia.",
  );
  expect(datesOf(alone, { ...OWN, country: "czech-republic" }).refusal?.question).toBe("womanAlone");
  expect(refusal({ partner: "womanAlone" }, { ...DONOR, country: "italy" })).not.toBeNull();
  expect(refusal(alone, { ...OWN, country: "spain" })).toBeNull();
});

it("nobody gets dates past the age of the law", () => {
  const couple = { age: "47", partner: "marriedCouple" } as const;
  expect(datesOf(couple, { ...OWN, country: "denmark" }).refusal?.question).toBe("ageOwnEggs");
  expect(refusal({ ...couple, age: "45" }, { ...OWN, country: "denmark" })).toBeNull();
});

it("donor eggs are refused by name, whatever is still to be answered", () => {
  expect(refusal({}, { ...DONOR, country: "germany" })).toBe("Donor eggs are not allowed in Germany.");
  expect(refusal({}, { ...OWN, country: "czech-republic" })).toBeNull();
});

test("nothing that a woman on her own reads speaks of two people, or of sperm that is fresh", () => {
  for (const country of COUNTRY_RULES) {
    for (const trip of [OWN, DONOR, { ...OWN, treatment: "frozen-tablets" } as const]) {
      const said = words({ age: "34", partner: "womanAlone" }, { ...trip, country: country.slug });
      expect(said, country.name).not.toMatch(
        /fresh sperm|must be fresh|sperm frozen|\bboth\b|\bus\b|\bour\b/i,
      );
    }
  }
  expect(words({ partner: "womanAlone" }, OWN)).toContain("The donor’s sperm must be at the clinic by then.");
});

test("two women are asked of the donor’s sperm, and a couple of their own", () => {
  expect(words({ partner: "twoWomen" }, OWN)).toContain(
    "Which of us must be there on which day, and when must the donor’s sperm be at the clinic?",
  );
  expect(words({ partner: "twoWomen" }, OWN)).not.toMatch(/fresh/i);
  expect(words({ partner: "marriedCouple" }, OWN)).toContain("Fresh sperm is needed the same day.");
  expect(words({ partner: "marriedCouple", sperm: "donor" }, DONOR)).not.toMatch(
    /sperm frozen|must be fresh/,
  );
});

const greece = (who: Partial<TypedAnswers>) =>
  datesOf(who, { ...OWN, country: "greece" }).documents.map(({ id }) => id);

test("Greece’s permissions are of those whom they concern", () => {
  expect(greece({ age: "34", partner: "womanAlone" })).toEqual(["virus-tests", "notarial-womanAlone"]);
  expect(greece({ age: "51", partner: "unmarriedCouple" })).toEqual([
    "virus-tests",
    "notarial-unmarriedCouple",
    "until-54-ageOwnEggs",
  ]);
});

test("Belgium’s letter has its day for everybody who needs donor sperm", () => {
  const [letter] = datesOf({ partner: "womanAlone" }, { ...OWN, country: "belgium" }).documents;
  expect(letter).toMatchObject({ id: "donor-request", due: { kind: "by" } });
});
