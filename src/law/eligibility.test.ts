import * as fc from "../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { OLDEST, YOUNGEST } from "./ageReading.ts";
import { EGGS, EMBRYOS, PARTNERS, SPERM, type Answers } from "./answers.ts";
import { doClinicsStopEarlier, mayBeTreated, relevantQuestions, type Verdict } from "./eligibility.ts";
import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { QUESTIONS, type Question } from "./ruleTexts.ts";

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  age: fc.integer({ min: YOUNGEST, max: OLDEST }),
  partner: fc.constantFrom(...PARTNERS),
  eggs: fc.constantFrom(...EGGS),
  sperm: fc.constantFrom(...SPERM),
  embryos: fc.constantFrom(...EMBRYOS),
  knownDonor: fc.boolean(),
});
const anyCountry = fc.constantFrom(...COUNTRY_RULES);

function changed(country: CountryRules, question: Question, rule: Rule | null): CountryRules {
  return { ...country, rules: { ...country.rules, [question]: rule } };
}

const country = (slug: string) => COUNTRY_RULES.find((each) => each.slug === slug)!;
const COUPLE: Answers = {
  ...{ age: 36, partner: "marriedCouple", eggs: "own", sperm: "partner" },
  ...{ embryos: "none", knownDonor: false },
};

test("never says allowed where a rule that matters is unknown, wherever the gap is", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, fc.constantFrom(...QUESTIONS), (some, answers, question) => {
      const { verdict } = mayBeTreated(changed(some, question, null), answers);
      if (relevantQuestions(some, answers).includes(question)) expect(verdict).not.toBe("allowed");
    }),
    { numRuns: 2000 },
  );
});

test("never decides by a weak rule", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, fc.constantFrom(...QUESTIONS), (some, answers, question) => {
      const rule: Rule | null = some.rules[question];
      const weak = changed(some, question, rule && { ...rule, confidence: "L" });
      const missing = changed(some, question, null);
      expect(mayBeTreated(weak, answers)).toEqual(mayBeTreated(missing, answers));
    }),
    { numRuns: 2000 },
  );
});

test("names the rule that decides, one of those that matter, and it is the country's own", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, (some, answers) => {
      const { verdict, question, rule } = mayBeTreated(some, answers);
      expect(relevantQuestions(some, answers)).toContain(question);
      if (verdict !== "unknown") expect(rule).not.toBeNull();
      expect(rule).toBe(isKnown<string>(some.rules[question]) ? some.rules[question] : null);
    }),
    { numRuns: 2000 },
  );
});

const RANK: Record<Verdict, number> = { allowed: 3, "not-forbidden": 2, unknown: 1, forbidden: 0 };

test("being older never allows more", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, fc.nat({ max: 40 }), (some, answers, years) => {
      const older = { ...answers, age: answers.age + years };
      expect(RANK[mayBeTreated(some, older).verdict]).toBeLessThanOrEqual(
        RANK[mayBeTreated(some, answers).verdict],
      );
    }),
    { numRuns: 2000 },
  );
});

test("wanting a known donor never allows more, and matters only with a donor", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, (some, answers) => {
      const wishing = mayBeTreated(some, { ...answers, knownDonor: true });
      const open = mayBeTreated(some, { ...answers, knownDonor: false });
      expect(RANK[wishing.verdict]).toBeLessThanOrEqual(RANK[open.verdict]);
      if (answers.eggs === "own" && answers.sperm === "partner") expect(wishing).toEqual(open);
    }),
    { numRuns: 1000 },
  );
});

test("embryos from abroad always lead to 'ask' or 'no'", () => {
  fc.assert(
    fc.property(anyCountry, anyAnswers, (some, answers) => {
      expect(mayBeTreated(some, { ...answers, embryos: "abroad" }).verdict).not.toBe("allowed");
    }),
  );
});

test.each<[string, Partial<Answers>, Verdict, Question, string | undefined]>([
  ["czech-republic", {}, "allowed", "marriedCouple", "§ 6"],
  ["czech-republic", { partner: "womanAlone", sperm: "donor" }, "forbidden", "womanAlone", "§ 6"],
  ["czech-republic", { age: 49 }, "not-forbidden", "ageOwnEggs", "§ 6"],
  ["czech-republic", { age: 50 }, "forbidden", "ageOwnEggs", "§ 6"],
  ["czech-republic", { eggs: "donor", knownDonor: true }, "forbidden", "donorIdentity", "§ 10"],
  ["poland", { age: 45 }, "not-forbidden", "ageOwnEggs", "whole act"],
  ["poland", { partner: "twoWomen", sperm: "donor" }, "forbidden", "twoWomen", "art. 2(1)8"],
  ["poland", { embryos: "there" }, "allowed", "marriedCouple", "art. 20"],
  ["poland", { embryos: "abroad" }, "not-forbidden", "embryosFromAbroad", "arts 57 to 59"],
  ["spain", { partner: "womanAlone", sperm: "donor" }, "allowed", "womanAlone", "art. 6"],
  ["spain", { sperm: "donor", knownDonor: true }, "forbidden", "donorIdentity", "art. 5"],
  ["greece", { age: 49, eggs: "donor" }, "allowed", "marriedCouple", "art. 1456"],
  ["greece", { age: 52, eggs: "donor" }, "not-forbidden", "ageDonorEggs", "art. 3"],
  ["greece", { age: 53, eggs: "donor" }, "not-forbidden", "ageDonorEggs", "art. 3"],
  ["greece", { age: 54, eggs: "donor" }, "forbidden", "ageDonorEggs", "art. 3"],
  ["greece", { partner: "twoWomen", sperm: "donor" }, "unknown", "twoWomen", undefined],
  ["greece", { eggs: "donor", knownDonor: true }, "allowed", "marriedCouple", "art. 1456"],
  ["austria", { age: 45, eggs: "donor" }, "forbidden", "ageDonorEggs", "§ 3(3)"],
  ["austria", { age: 45, eggs: "donor", embryos: "abroad" }, "forbidden", "ageDonorEggs", "§ 3(3)"],
  ["austria", { age: 45, embryos: "abroad" }, "not-forbidden", "ageFrozen", "whole act"],
  ["austria", { age: 45, eggs: "donor", embryos: "there" }, "not-forbidden", "ageFrozen", "whole act"],
  ["austria", { partner: "womanAlone", sperm: "donor" }, "forbidden", "womanAlone", "§ 2(1)"],
  ["austria", { sperm: "donor", knownDonor: true }, "allowed", "marriedCouple", "§ 2(1)"],
  ["germany", { eggs: "donor" }, "forbidden", "donorEggs", "§ 1(1)"],
  ["germany", { partner: "womanAlone", sperm: "donor" }, "not-forbidden", "womanAlone", undefined],
  ["belgium", { age: 46 }, "forbidden", "ageOwnEggs", "art. 4"],
  ["belgium", { age: 47, embryos: "there" }, "allowed", "marriedCouple", "art. 2(f) and 7"],
  ["belgium", { age: 48, embryos: "there" }, "forbidden", "ageFrozen", "art. 4"],
  ["belgium", { age: 47, eggs: "donor", embryos: "abroad" }, "not-forbidden", "embryosFromAbroad", undefined],
  [
    "belgium",
    { sperm: "donor", knownDonor: true },
    "not-forbidden",
    "donorIdentity",
    "art. 57; Constitutional Court 102/2024",
  ],
  ["france", { age: 43 }, "forbidden", "ageOwnEggs", "decree 2021-1243"],
  ["france", { age: 44, eggs: "donor" }, "allowed", "marriedCouple", "art. L2141-2"],
  ["italy", { partner: "womanAlone", sperm: "donor" }, "forbidden", "womanAlone", "Act 40/2004 art. 5"],
  ["italy", { sperm: "donor", knownDonor: true }, "unknown", "donorIdentity", undefined],
  [
    "sweden",
    { partner: "womanAlone", eggs: "donor", sperm: "donor" },
    "allowed",
    "womanAlone",
    "ch. 1 § 5 and ch. 7 § 5",
  ],
  ["united-kingdom", { sperm: "donor", knownDonor: true }, "allowed", "marriedCouple", "s. 13(5)"],
  ["united-kingdom", { embryos: "there" }, "allowed", "marriedCouple", "s. 13(5)"],
  ["finland", { embryos: "there" }, "unknown", "storage", undefined],
  ["denmark", { age: 45 }, "allowed", "marriedCouple", "act 902/2019"],
  ["denmark", { age: 46 }, "forbidden", "ageOwnEggs", undefined],
  [
    "spain",
    { age: 47, partner: "womanAlone", eggs: "donor", sperm: "donor" },
    "not-forbidden",
    "ageDonorEggs",
    undefined,
  ],
  ["spain", { partner: "womanAlone", eggs: "donor", sperm: "donor" }, "allowed", "womanAlone", "art. 6"],
  ["austria", { eggs: "donor", sperm: "donor" }, "not-forbidden", "bothDonors", "§§ 3(2), 3(3) and 14(3)"],
  ["germany", { age: 47, eggs: "donor", sperm: "donor" }, "forbidden", "donorEggs", "§ 1(1)"],
  ["belgium", { embryos: "abroad" }, "not-forbidden", "embryosFromAbroad", undefined],
  ["finland", { partner: "womanAlone", sperm: "donor" }, "allowed", "womanAlone", "s. 2"],
  ["denmark", { eggs: "donor", sperm: "donor" }, "allowed", "marriedCouple", "act 902/2019"],
  [
    "denmark",
    { eggs: "donor", sperm: "donor", embryos: "abroad" },
    "unknown",
    "bothDonors",
    "§ 5 of the act",
  ],
])("%s, %o: %s, by %s", (slug, changes, verdict, question, article) => {
  const decision = mayBeTreated(country(slug), { ...COUPLE, ...changes });
  expect([decision.verdict, decision.question, decision.rule?.article]).toEqual([verdict, question, article]);
});

test.for<[slug: string, donors: Partial<Answers>, question: Question]>([
  ["germany", { eggs: "donor" }, "embryosFromAbroad"],
  ["united-kingdom", { eggs: "donor" }, "embryosFromAbroad"],
  ["sweden", { sperm: "donor" }, "embryosFromAbroad"],
  ["finland", { eggs: "donor" }, "embryosFromAbroad"],
  ["austria", { eggs: "donor" }, "embryosFromAbroad"],
  ["denmark", { eggs: "donor", sperm: "donor" }, "bothDonors"],
])(
  "whether %s takes a donor's embryos from abroad, with %o, isn't known without the donor",
  ([slug, donors, question]) => {
    const abroad: Answers = { ...COUPLE, embryos: "abroad", ...donors };
    expect(mayBeTreated(country(slug), abroad)).toMatchObject({ verdict: "unknown", question });
    const own: Answers = { ...abroad, eggs: "own", sperm: "partner" };
    if (slug !== "finland") expect(mayBeTreated(country(slug), own).verdict).toBe("not-forbidden");
  },
);

test("a register of sperm donors promises nothing about the donor of an egg", () => {
  const register = changed(country("spain"), "donorIdentity", country("germany").rules.donorIdentity);
  const verdict = (changes: Partial<Answers>) =>
    mayBeTreated(register, { ...COUPLE, knownDonor: true, ...changes }).verdict;
  expect(verdict({ sperm: "donor" })).toBe("allowed");
  expect(verdict({ eggs: "donor" })).toBe("unknown");
});

test("a ban on donor eggs turns into 'ask' for an embryo that already exists", () => {
  const donated: Answers = { ...COUPLE, eggs: "donor" };
  expect(mayBeTreated(country("germany"), donated)).toMatchObject({
    verdict: "forbidden",
    question: "donorEggs",
  });
  expect(mayBeTreated(country("germany"), { ...donated, embryos: "there" }).verdict).toBe("unknown");
  expect(mayBeTreated(country("spain"), { ...donated, embryos: "there" }).verdict).toBe("allowed");
});

test.for<[code: string, age: number, isPast: boolean]>([
  ["clinics-50", 50, false],
  ["clinics-50", 51, true],
  ["often-50", 55, false],
  ["often-50", 56, true],
  ["private-45", 46, true],
  ["none", 60, false],
  ["before-46", 60, false],
])(
  "where clinics stop at an age of their own, as of %s, somebody of %i is past it: %s",
  ([code, age, isPast]) => {
    const rule = { ...country("spain").rules.ageOwnEggs!, code } as Rule;
    const some = changed(country("spain"), "ageOwnEggs", rule);
    expect(doClinicsStopEarlier(some, { ...COUPLE, age })).toBe(isPast);
    const weak = changed(some, "ageOwnEggs", { ...rule, confidence: "L" });
    expect(doClinicsStopEarlier(weak, { ...COUPLE, age })).toBe(false);
  },
);

test("an age that the law names in words of a later version is not known, whatever the age", () => {
  const rule = { ...country("spain").rules.ageOwnEggs!, code: "until-the-moon" } as unknown as Rule;
  const decision = mayBeTreated(changed(country("spain"), "ageOwnEggs", rule), COUPLE);
  expect(decision).toMatchObject({ verdict: "unknown", question: "ageOwnEggs" });
});
