import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import type { CountryRules, Rule } from "./rules.ts";
import { COUNTRY_SLUGS, lawPage } from "./lawPages.ts";
import { TOPICS, RULE_TEXTS, type Question } from "./ruleTexts.ts";
import { CONDITIONS } from "./texts/conditions.ts";
import { lawsFromJson } from "./lawsFromJson.ts";
import { COUNTRY_RULES, SEEDED_LAWS } from "../../tests/support/seededLaw.ts";

/** As somebody read them with the text of the law open; a file a country. */
const AS_READ = "tests/support/rulesAsRead";

const rulesOf = ({ rules }: CountryRules) => Object.entries(rules) as [Question, Rule | null][];
const known = ({ rules, conditions }: CountryRules): Rule[] => [
  ...(Object.values(rules) as (Rule | null)[]).filter((rule) => rule !== null),
  ...conditions,
];

const where = ({ article, text }: Rule) => article ?? text.name;

test.each(COUNTRY_RULES.map((country) => [country.name, country] as const))(
  "%s: each rule says what its article says",
  (_, country) => {
    const rows = rulesOf(country).map(([question, rule]) => {
      if (rule === null) return `${question} | not known`;
      const until = rule.watchUntil ? ` | until ${rule.watchUntil}` : "";
      return `${question} | ${rule.code} | ${where(rule)} | ${rule.confidence}${until}`;
    });
    const steps = country.conditions.map(
      (step) => `step | ${step.code} | ${where(step)} | ${step.confidence}`,
    );
    expect([...rows, ...steps]).toEqual(
      readFileSync(`${AS_READ}/${country.slug}.txt`, "utf8").trim().split("\n"),
    );
  },
);

test("the rules as read cover exactly our countries", () => {
  expect(readdirSync(AS_READ).toSorted()).toEqual(COUNTRY_RULES.map(({ slug }) => `${slug}.txt`));
  expect(COUNTRY_SLUGS).toEqual(COUNTRY_RULES.map(({ slug }) => slug));
});

test("countries whose clinics we list have the same names in their rules", () => {
  for (const { slug, name, nameInSentence, listedAs } of COUNTRIES.filter((each) => lawPage(each.listedAs))) {
    expect(COUNTRY_RULES.find((country) => country.slug === slug)).toMatchObject({
      name,
      nameInSentence,
      listedAs,
    });
  }
});

test("a rule that was read in a law names its article, and every text is one tap away", () => {
  for (const rule of COUNTRY_RULES.flatMap(known)) {
    if (rule.confidence === "H") expect(rule.article, rule.code).toBeTruthy();
    expect(rule.text.url).toMatch(/^https:\/\//);
    expect(rule.text.name).not.toBe("");
    expect(rule.text.asOf ?? "2026").toMatch(/^\d{4}(-\d\d-\d\d)?$/);
    expect(rule.watchUntil ?? "2026-01-01").toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("every question has exactly one heading, and some country gives each answer", () => {
  for (const question of Object.keys(RULE_TEXTS) as Question[]) {
    const answers = Object.keys(RULE_TEXTS[question].answers);
    const used = new Set<string | undefined>(COUNTRY_RULES.map(({ rules }) => rules[question]?.code));
    const unused = answers.filter((code) => !used.has(code));
    expect([question, unused]).toEqual([question, []]);
  }
  expect(TOPICS.flatMap(({ questions }) => questions)).toEqual(Object.keys(RULE_TEXTS));
});

test("answers are whole sentences, with short forms for tables", () => {
  for (const { answers } of Object.values(RULE_TEXTS)) {
    for (const [short, sentence] of Object.values(answers) as [string, string][]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(short.length).toBeLessThanOrEqual(44);
    }
  }
  for (const sentence of Object.values(CONDITIONS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

const SPAIN = SEEDED_LAWS.find(({ country }) => country === "spain")!;
const spainWith = (fields: object) => lawsFromJson([{ ...SPAIN, ...fields }]);
const answering = (rule: object) =>
  spainWith({
    rules: SPAIN.rules.map((each) => Object.assign({}, each, each.question === "womanAlone" && rule)),
  });

test("an answer that this version has no words for is not known, and never a yes", () => {
  expect(answering({})[0]?.rules.womanAlone?.code).toBe("yes");
  for (const rule of [{ answer: "only-on-mondays" }, { answer: null }, { confidence: "S" }, { text: 99 }])
    expect(answering(rule)[0]?.rules.womanAlone, JSON.stringify(rule)).toBeNull();
});

test("a country that we have no name for is left out, and nothing breaks on another shape", () => {
  expect(spainWith({ country: "atlantis" })).toEqual([]);
  expect(spainWith({ checked_on: null })).toEqual([]);
  expect(lawsFromJson([null, 3, "spain", []])).toEqual([]);
  expect(spainWith({ rules: null })).toEqual([]);
  const [withoutTexts] = spainWith({ texts: null });
  expect(new Set(Object.values(withoutTexts?.rules ?? {}))).toEqual(new Set([null]));
});
