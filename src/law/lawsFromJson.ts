import type { Json } from "@/backend/database.types.ts";
import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS, countryInSentence } from "./lawPages.ts";
import type { Confidence, CountryRules, LawText, Rule } from "./rules.ts";
import { QUESTIONS, RULE_TEXTS, type Question } from "./ruleTexts.ts";
import { CONDITIONS, type ConditionCode } from "./texts/conditions.ts";

type Fields = Record<string, Json | undefined>;

const CONDITION_CODES = Object.keys(CONDITIONS).filter(isCondition);

/** Leaves out what this version of the site can't read: a code without words must never count as a yes. */
export function lawsFromJson(json: readonly Json[]): CountryRules[] {
  return json.flatMap((law) => (isFields(law) ? lawOf(law) : []));
}

function lawOf({ country: slug, checked_on: checkedOn, texts, rules: rows }: Fields): CountryRules | [] {
  if (typeof slug !== "string" || typeof checkedOn !== "string" || !Array.isArray(rows)) return [];
  const listedAs = COUNTRIES_WITH_RULES[COUNTRY_SLUGS.indexOf(slug)];
  const read = (question: string, code?: string): Rule | null => {
    const row = rows.filter((each) => isFields(each)).find((each) => isAbout(each, question, code));
    return row ? ruleOf(row, Array.isArray(texts) ? texts : [], checkedOn) : null;
  };
  const rules = Object.fromEntries(
    QUESTIONS.map((question) => [question, sayable(question, read(question))]),
  );
  if (listedAs === undefined || !areAll(rules)) return [];
  return {
    ...{ slug, name: listedAs, listedAs, nameInSentence: countryInSentence(listedAs), checkedOn, rules },
    conditions: CONDITION_CODES.flatMap((code) => {
      const rule = read("condition", code);
      return rule ? Object.assign(rule, { code }) : [];
    }),
  };
}

function isAbout(row: Fields, question: string, code: string | undefined): boolean {
  return row.question === question && (code === undefined || row.answer === code);
}

function sayable(question: Question, rule: Rule | null): Rule | null {
  return rule && Object.hasOwn(RULE_TEXTS[question].answers, rule.code) ? rule : null;
}

function areAll(rules: Record<string, Rule | null>): rules is CountryRules["rules"] {
  return QUESTIONS.every((question) => rules[question] !== undefined);
}

function isCondition(code: string): code is ConditionCode {
  return Object.hasOwn(CONDITIONS, code);
}

function ruleOf(fields: Fields, texts: Json[], checkedWithCountry: string): Rule | null {
  const { answer, text: place, article, confidence, watch_until, checked_on } = fields;
  const text = textOf(texts[Number(place)]);
  if (typeof answer !== "string" || !text || !isConfidence(confidence)) return null;
  return {
    ...{ code: answer, text, confidence },
    ...(typeof article === "string" && { article }),
    ...(typeof watch_until === "string" && { watchUntil: watch_until }),
    checkedOn: typeof checked_on === "string" ? checked_on : checkedWithCountry,
  };
}

function textOf(text: Json | undefined): LawText | null {
  if (!isFields(text) || typeof text.name !== "string" || typeof text.url !== "string") return null;
  return { name: text.name, url: text.url, asOf: typeof text.as_of === "string" ? text.as_of : null };
}

function isFields(json: Json | undefined): json is Fields {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function isConfidence(value: Json | undefined): value is Confidence {
  return value === "H" || value === "M" || value === "L";
}
