import { expect, test } from "vitest";
import { doClinicsStopEarlier, VERDICTS, type Verdict } from "@/law/eligibility.ts";
import type { Answers } from "@/law/answers.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { countByVerdict, countPastUsualAge, decideAll, groupByOutlook } from "./decisions.ts";
import { VERDICT_TEXTS } from "./verdictTexts.ts";

const COUPLE: Answers = {
  ...{ age: 36, partner: "marriedCouple", eggs: "own", sperm: "partner" },
  ...{ embryos: "none", knownDonor: false },
};
const groupsFor = (answers: Partial<Answers>) => decideAll(COUNTRY_RULES, { ...COUPLE, ...answers });
const countriesOf = (groups: ReturnType<typeof decideAll>, verdict: Verdict) =>
  groups.find((group) => group.verdict === verdict)?.countries ?? [];

test("every country stands once, below the verdict of its law, in the verdicts' order", () => {
  for (const partner of ["marriedCouple", "womanAlone", "twoWomen"] as const) {
    const groups = groupsFor({ partner });
    expect(groups.map(({ verdict }) => verdict)).toEqual(VERDICTS);
    for (const { verdict, countries } of groups)
      expect(countries.map(({ decision }) => decision.verdict)).toEqual(countries.map(() => verdict));
    const all = groups.flatMap(({ countries }) => countries.map(({ country }) => country.slug));
    expect(all.toSorted()).toEqual(COUNTRY_RULES.map(({ slug }) => slug).toSorted());
  }
});

test("the counts are those of the groups", () => {
  const groups = groupsFor({ partner: "womanAlone" });
  const counts = countByVerdict(groups);
  for (const verdict of VERDICTS) expect(counts[verdict]).toBe(countriesOf(groups, verdict).length);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(COUNTRY_RULES.length);
  expect(counts.forbidden).toBeGreaterThan(0);
});

test("where clinics usually stop earlier stands last among what isn't forbidden, and is counted", () => {
  const young = groupsFor({ age: 36 });
  expect(countPastUsualAge(young)).toBe(0);
  const old = groupsFor({ age: 50, eggs: "donor" });
  const past = countPastUsualAge(old);
  expect(past).toBeGreaterThan(0);
  const open = countriesOf(old, "not-forbidden").map(({ isPastUsualAge }) => isPastUsualAge);
  expect(open.filter(Boolean)).toHaveLength(past);
  expect(open).toEqual(open.toSorted((one, other) => Number(one) - Number(other)));
});

test("where clinics stop at a younger age, the age is the reason, whoever would be treated", () => {
  const groups = groupsFor({ age: 48, partner: "womanAlone", sperm: "donor" });
  const past = countriesOf(groups, "not-forbidden").filter(({ isPastUsualAge }) => isPastUsualAge);
  expect(past.map(({ country }) => country.name)).toContain("Germany");
  for (const { decision } of past) expect(decision.question).toBe("ageOwnEggs");
});

test.for<[country: string, age: number, outlook: string]>([
  ["united-kingdom", 55, "not-forbidden"],
  ["united-kingdom", 56, "past-usual-age"],
  ["spain", 51, "past-usual-age"],
  ["italy", 50, "not-forbidden"],
  ["italy", 51, "past-usual-age"],
])("in %s a few clinics may still treat with donor eggs at %i: %s", ([slug, age, outlook]) => {
  const groups = groupByOutlook(groupsFor({ age, eggs: "donor" }));
  const found = groups.find(({ countries }) => countries.some(({ country }) => country.slug === slug));
  expect(found?.outlook).toBe(outlook);
});

const isPastInItaly = (answers: Partial<Answers>) =>
  countriesOf(groupsFor({ age: 52, ...answers }), "not-forbidden").find(
    ({ country }) => country.slug === "italy",
  )?.isPastUsualAge;

test("Italy's guidance on treatment with a donor says nothing of a couple's own eggs or frozen embryos", () => {
  expect(isPastInItaly({})).toBe(false);
  expect(isPastInItaly({ embryos: "there" })).toBe(false);
  expect(isPastInItaly({ sperm: "donor" })).toBe(true);
});

test("what isn't forbidden may need a permit, as in Greece over 50", () => {
  const open = countriesOf(groupsFor({ age: 52, eggs: "donor" }), "not-forbidden");
  expect(open.map(({ country }) => country.slug)).toContain("greece");
  expect(VERDICT_TEXTS["not-forbidden"].lead).toContain("permit");
});

test("an age at which clinics stop says nothing where the law forbids the treatment", () => {
  const old: Answers = { ...COUPLE, age: 60, eggs: "donor" };
  const early = COUNTRY_RULES.find((country) => doClinicsStopEarlier(country, old))!;
  const rule = { ...early.rules.donorEggs!, code: "no" as const };
  const strict = { ...early, rules: { ...early.rules, donorEggs: rule } };
  const groups = decideAll([strict], old);
  expect(countByVerdict(groups).forbidden).toBe(1);
  expect(countPastUsualAge(groups)).toBe(0);
});

test("by outlook every country stands in one group, and no group is empty", () => {
  for (const answers of [{ age: 36 }, { age: 50, eggs: "donor" }, { age: 58, eggs: "donor" }] as const) {
    const groups = groupByOutlook(groupsFor(answers));
    const slugs = groups.flatMap(({ countries }) => countries.map(({ country }) => country.slug));
    expect(slugs.toSorted()).toEqual(COUNTRY_RULES.map(({ slug }) => slug).toSorted());
    for (const { countries } of groups) expect(countries).not.toEqual([]);
  }
});
