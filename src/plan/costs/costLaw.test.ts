import { expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { COUNTRY_RULES, SEEDED_LAWS } from "../../../tests/support/seededLaw.ts";
import { bansIn, bansOf, countriesLeft, needsNotary, withoutBanned } from "./costLaw.ts";
import type { LineCode } from "./lineRules.ts";
import { NOTHING_TYPED, withAnswers, type CostPlan } from "./costPlan.ts";

const bans = (countries: string[], plan: Partial<CostPlan> = {}, typed: Partial<TypedAnswers> = {}) =>
  bansOf(COUNTRY_RULES, countries, { ...NOTHING_TYPED, ...plan }, { ...EMPTY_ANSWERS, ...typed });
const titles = (...asked: Parameters<typeof bans>) => bans(...asked).map(({ title }) => title);
const left = (plan: Partial<CostPlan>, typed: Partial<TypedAnswers> = {}) =>
  countriesLeft(COUNTRY_RULES, { ...NOTHING_TYPED, ...plan }, { ...EMPTY_ANSWERS, ...typed });

test("a treatment that a law forbids is banned whole, with the rule and where to read it", () => {
  const [ban, ...others] = bans(["Germany"], { treatment: "donor-eggs" });
  expect(others).toEqual([]);
  expect(ban).toMatchObject({
    title: "Not allowed in Germany",
    lines: null,
    lawPath: "/countries/germany",
    rule: { code: "no" },
  });
  expect(ban?.sentence).toMatch(/egg/i);
});

test("what a law allows, and what it doesn't say of somebody who has answered nothing, is no ban", () => {
  expect(titles(["Germany"])).toEqual([]);
  expect(titles(["Spain"], { treatment: "donor-eggs" })).toEqual([]);
  expect(titles(["Czechia"])).toEqual([]);
});

test("the other answers count: a woman alone may not be treated in Czechia", () => {
  expect(titles(["Czechia"], {}, { partner: "womanAlone" })).toEqual(["Not allowed in Czechia"]);
  expect(titles(["Spain"], {}, { partner: "womanAlone" })).toEqual([]);
});

test("a clinic in two countries, or in one whose law we don't know, may still do it", () => {
  const donorEggs = { treatment: "donor-eggs" } as const;
  expect(titles(["Germany", "Spain"], donorEggs)).toEqual([]);
  expect(titles(["Germany", "Slovakia"], donorEggs)).toEqual([]);
  expect(titles(["Slovakia"], donorEggs)).toEqual([]);
  expect(titles([], donorEggs)).toEqual([]);
});

test("where only an inherited disease may be tested for, the test is banned and the treatment is not", () => {
  const strict = COUNTRY_RULES.filter(({ rules }) => rules.geneticTesting?.code === "inherited-disease");
  expect(strict.length).toBeGreaterThan(0);
  for (const { listedAs, nameInSentence } of strict) {
    expect(titles([listedAs])).toEqual([]);
    const [ban] = bans([listedAs], { wishes: ["pgt"] });
    expect(ban).toMatchObject({
      title: `PGT-A is not allowed in ${nameInSentence}`,
      lines: ["pgtBiopsy", "pgtEmbryo"],
      rule: { code: "inherited-disease" },
    });
    expect(ban?.sentence).not.toBe("");
  }
  const free = COUNTRY_RULES.filter(({ rules }) => rules.geneticTesting?.code === "yes");
  for (const { listedAs } of free) expect(titles([listedAs], { wishes: ["pgt"] })).toEqual([]);
});

test("the law as the database answers it bans the same", () => {
  const plan: CostPlan = { ...NOTHING_TYPED, treatment: "donor-eggs" };
  expect(bansIn(SEEDED_LAWS, ["Germany"], plan, EMPTY_ANSWERS)).toEqual(
    bans(["Germany"], { treatment: "donor-eggs" }),
  );
});

test("donor sperm that is wished for counts like that of the answers", () => {
  const spain = COUNTRY_RULES.find(({ slug }) => slug === "spain")!;
  const strict = {
    ...spain,
    rules: { ...spain.rules, donorSperm: { ...spain.rules.donorSperm!, code: "no" } },
  };
  const banned = (wishes: CostPlan["wishes"]) =>
    bansOf([strict as typeof spain], ["Spain"], { ...NOTHING_TYPED, wishes }, EMPTY_ANSWERS);
  expect(banned(["freezing"])).toEqual([]);
  expect(banned(["donor-sperm"])).toMatchObject([{ title: "Not allowed in Spain", rule: { code: "no" } }]);
});

test("a test of which a law says nothing that we know is not banned", () => {
  const spain = COUNTRY_RULES.find(({ slug }) => slug === "spain")!;
  const silent = { ...spain, rules: { ...spain.rules, geneticTesting: null } };
  expect(bansOf([silent], ["Spain"], { ...NOTHING_TYPED, wishes: ["pgt"] }, EMPTY_ANSWERS)).toEqual([]);
});

test("a country that doesn't forbid it is left too, with what it says, and nothing but countries is", () => {
  const alone = left({}, { age: "36", partner: "womanAlone" });
  expect(alone).toContainEqual({ name: "Germany", verdict: "not-forbidden" });
  const names = COUNTRY_RULES.map(({ listedAs }) => listedAs);
  for (const { name } of [...alone, ...left({ treatment: "donor-eggs" })]) expect(names).toContain(name);
});

test("the countries that are left may do what another forbids", () => {
  const names = left({ treatment: "donor-eggs" }).map(({ name }) => name);
  expect(names).toContain("Spain");
  expect(names).not.toContain("Germany");
});

test("a country where somebody is past the usual age is left as such, whoever would be treated", () => {
  for (const partner of ["marriedCouple", ""] as const) {
    const verdicts = (age: string) =>
      new Map(left({}, { age, partner }).map(({ name, verdict }) => [name, verdict]));
    expect(verdicts("51").get("United Kingdom")).toBe("not-forbidden");
    for (const early of ["Germany", "Spain", "Sweden"])
      expect(verdicts("51").get(early)).toBe("past-usual-age");
    expect(verdicts("46").get("Spain")).toBe("not-forbidden");
    // The law's own limit, which is no usual age.
    expect(verdicts("51").has("Denmark")).toBe(false);
  }
});

test.for<[country: string, typed: Partial<TypedAnswers>, isNeeded: boolean]>([
  ["Austria", { partner: "unmarriedCouple" }, true],
  ["Austria", { partner: "marriedCouple", sperm: "donor" }, true],
  ["Austria", { partner: "marriedCouple" }, false],
  ["Greece", { partner: "womanAlone" }, true],
  ["Greece", { partner: "marriedCouple" }, false],
  ["United Kingdom", { partner: "unmarriedCouple" }, false],
  ["Greece", {}, false],
  ["Greece", { partner: "twoWomen" }, true],
  ["Slovakia", { partner: "unmarriedCouple" }, false],
])("at home in %s a notary is needed where the law demands one: %j", ([country, some, isNeeded]) => {
  const typed = { ...EMPTY_ANSWERS, homeCountry: country, ...some };
  const needs = (stored: CostPlan) => needsNotary(SEEDED_LAWS, [country], withAnswers(stored, typed), typed);
  expect(needs({ ...NOTHING_TYPED, country })).toBe(isNeeded);
  // Documents that were unticked by hand stay out.
  expect(needs({ ...NOTHING_TYPED, country, wishes: [], chosen: ["papers"] })).toBe(false);
});

test("without an age and a partner none is called allowed", () => {
  expect(new Set(left({}).map(({ verdict }) => verdict))).toEqual(new Set(["not-forbidden"]));
  const answered = left({ treatment: "donor-eggs" }, { age: "36", partner: "marriedCouple" });
  expect(answered.map(({ verdict }) => verdict)).toContain("allowed");
  expect(answered.map(({ name }) => name)).not.toContain("Germany");
});

test("a test that the law forbids is taken out of the plan, and nothing else is", () => {
  const plan: CostPlan = { ...NOTHING_TYPED, wishes: ["pgt", "donor-sperm"] };
  const [whole] = bans(["Germany"], { treatment: "donor-eggs" });
  const ofLines = (...lines: LineCode[]) => ({ ...whole!, lines });
  const bannedTest = [whole!, ofLines("pgtBiopsy")];
  expect(withoutBanned(plan, bannedTest)).toEqual({ ...plan, wishes: ["donor-sperm"] });
  for (const none of [[], [whole!], [ofLines("notary")]]) expect(withoutBanned(plan, none)).toEqual(plan);
});

test("no notary is needed for a clinic in two countries", () => {
  const typed = { ...EMPTY_ANSWERS, partner: "unmarriedCouple" } as const;
  const needs = (...countries: string[]) =>
    needsNotary(SEEDED_LAWS, countries, { ...NOTHING_TYPED, wishes: [] }, typed);
  expect([needs("Austria"), needs("Austria", "Spain")]).toEqual([true, false]);
});

test("a country whose answer we don't know isn't left", () => {
  const names = left({}, { age: "38", partner: "twoWomen" }).map(({ name }) => name);
  expect(names).toContain("Spain");
  expect(names).not.toContain("Greece");
});

test("a country is past the usual age only if it is so for everybody who may be meant", () => {
  // Guidance in Italy ends treatment with a donor, which a couple need not have.
  expect(left({}, { age: "51" })).toContainEqual({ name: "Italy", verdict: "not-forbidden" });
});

test("no notary is needed where we don't know the rule for who would be treated", () => {
  const typed = { ...EMPTY_ANSWERS, partner: "womanAlone" } as const;
  const silent = SEEDED_LAWS.map(({ rules, ...law }) =>
    Object.assign(law, { rules: rules.filter(({ question }) => question !== "womanAlone") }),
  );
  const needs = (laws: Json[]) => needsNotary(laws, ["Greece"], { ...NOTHING_TYPED, wishes: [] }, typed);
  expect([needs(SEEDED_LAWS), needs(silent)]).toEqual([true, false]);
});
