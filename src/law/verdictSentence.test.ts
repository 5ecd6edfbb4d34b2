import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "./answers.ts";
import { changeAnswers } from "./changeAnswers.ts";
import { refusalOf } from "./eligibility.ts";
import { formatVerdict } from "./verdictSentence.ts";

function say(country: string, some: Partial<TypedAnswers>): string {
  const rules = COUNTRY_RULES.find(({ listedAs }) => listedAs === country);
  return formatVerdict(country, rules, changeAnswers(EMPTY_ANSWERS, some)).sentence;
}

const ALONE = { age: "47", partner: "womanAlone", eggs: "own" } as const;

test("a country says yes, no with its reason, or who decides", () => {
  const couple = { age: "38", partner: "marriedCouple", eggs: "own" } as const;
  expect(say("Czechia", couple)).toBe("Czechia: yes");
  expect(say("Poland", ALONE)).toBe("Poland: no, because clinics may not treat a woman on her own.");
  expect(say("Spain", ALONE)).toMatch(/^Spain: not forbidden; clinics decide\. Oldest age/);
  const twoWomen = { ...couple, partner: "twoWomen" } as const;
  expect(say("Greece", twoWomen)).toMatch(/^Greece: we don’t know\. Two women/);
  expect(say("Ruritania", couple)).toBe("Ruritania: we don’t know its law. Ask a clinic.");
});

test("where no law forbids it, a country says that the clinics we know of stop at a younger age", () => {
  const couple = { age: "56", partner: "marriedCouple", eggs: "own" } as const;
  expect(say("United Kingdom", couple)).toMatch(
    /^United Kingdom: not forbidden, but the clinics we know of stop at a younger age\. Oldest age/,
  );
  expect(say("United Kingdom", { ...couple, age: "55" })).toMatch(/: not forbidden; clinics decide\./);
  // Whom Germany treats depends on the clinic, too, but her age is the reason.
  expect(say("Germany", { ...ALONE, age: "51" })).toMatch(/ stop at a younger age\. Oldest age/);
});

test("where guidance and not a clinic names the age, as in Italy, no clinic is said to stop at it", () => {
  const couple = { age: "51", partner: "marriedCouple", eggs: "donor" } as const;
  expect(say("Italy", couple)).toBe(
    "Italy: not forbidden, but the regions’ guidance ends it at a younger age. Oldest age with donor eggs: ‘Fertile age’; 50 with a donor.",
  );
});

test("what still depends on an answer is not called allowed, and what is already forbidden is called so", () => {
  expect(say("Czechia", { age: "38" })).toBe("Czechia: depends on what you haven’t answered.");
  expect(say("Spain", { partner: "womanAlone", eggs: "own" })).toMatch(/depends on/);
  // France treats women of 44 with a donor's eggs, not with their own.
  expect(say("France", { age: "44", partner: "marriedCouple" })).toMatch(/depends on/);
  expect(say("France", { age: "44", partner: "marriedCouple", eggs: "own" })).toMatch(/no, because/);
  expect(say("Poland", { partner: "womanAlone" })).toMatch(/^Poland: no, because/);
  expect(say("Germany", { partner: "marriedCouple", eggs: "donor" })).toMatch(
    /^Germany: no, because a doctor/,
  );
});

test("where no clinic is known to take a donor's embryos from abroad, the law isn't said to refuse them", () => {
  const donated = { age: "36", partner: "marriedCouple", eggs: "donor", embryos: "abroad" } as const;
  expect(say("Germany", donated)).toBe(
    "Germany: we don’t know. Bringing in embryos from abroad: From clinic to clinic; own eggs only.",
  );
});

test("without an answer no country refuses", () => {
  for (const country of COUNTRY_RULES) expect(refusalOf(country, EMPTY_ANSWERS)).toBeNull();
});

test("what a law forbids is forbidden, however old somebody is", () => {
  const forbidding = COUNTRY_RULES.filter((rules) => refusalOf(rules, changeAnswers(EMPTY_ANSWERS, ALONE)));
  expect(forbidding.length).toBeGreaterThan(2);
  for (const { listedAs } of forbidding)
    expect(say(listedAs, { ...ALONE, age: "57" })).toMatch(/: no, because/);
  expect(say("Poland", { ...ALONE, age: "57" })).toMatch(/^Poland: no, because/);
});

test("while nobody has said whose eggs, a country is past the usual age only if it is so with both", () => {
  const couple = { age: "51", partner: "marriedCouple" } as const;
  expect(say("Italy", couple)).toMatch(/: not forbidden; clinics decide\./);
  expect(say("Spain", couple)).toMatch(/ stop at a younger age\./);
});
