import type { Json } from "@/backend/database.types.ts";
import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS, countryInSentence } from "./lawPages.ts";
import type { Confidence, CountryRules, LawText, Rule } from "./rules.ts";
import { QUESTIONS, RULE_TEXTS } from "./ruleTexts.ts";
import { CONDITIONS, type ConditionCode } from "./texts/conditions.ts";

type Fields = Record<string, Json | undefined>;
type Answered = Rule & { question: string };

/**
 * Reads what `country_laws` answers, by name; null for what has another shape. Countries and answers that this
 * version of the site has no words for are left out, so they are not known.
 */
export function lawsFromJson(json: Json | undefined): CountryRules[] | null {
  if (!Array.isArray(json)) return null;
  const laws = json.map((law) => (isFields(law) ? lawOf(law) : null));
  return laws.includes(null) ? null : laws.flatMap((law) => law || []);
}

function lawOf({ country, checked_on, texts, rules }: Fields): CountryRules | false | null {
  if (typeof country !== "string" || typeof checked_on !== "string") return null;
  if (!Array.isArray(texts) || !Array.isArray(rules)) return null;
  const listedAs = COUNTRIES_WITH_RULES[COUNTRY_SLUGS.indexOf(country)];
  if (listedAs === undefined) return false;
  const answered = rules.flatMap((each) => (isFields(each) ? (ruleOf(each, texts, checked_on) ?? []) : []));
  if (answered.length !== rules.length) return null;
  const known = Object.fromEntries(
    QUESTIONS.map((question) => {
      const rule = answered.find((each) => each.question === question);
      return [question, rule && Object.hasOwn(RULE_TEXTS[question].answers, rule.code) ? plain(rule) : null];
    }),
  ) as CountryRules["rules"];
  const conditions = CONDITION_CODES.flatMap((code) => {
    const rule = answered.find((each) => each.question === "condition" && each.code === code);
    return rule ? { ...plain(rule), code } : [];
  });
  const names = { slug: country, name: listedAs, nameInSentence: countryInSentence(listedAs), listedAs };
  return { ...names, checkedOn: checked_on, rules: known, conditions };
}

const CONDITION_CODES = Object.keys(CONDITIONS) as ConditionCode[];

function plain({ question: _, ...rule }: Answered): Rule {
  return rule;
}

function ruleOf(fields: Fields, texts: Json[], checkedWithCountry: string): Answered | null {
  const { question, answer, text: place, article, confidence, watch_until, checked_on } = fields;
  const text = textOf(texts[Number(place)]);
  if (typeof question !== "string" || typeof answer !== "string" || !text || !isConfidence(confidence))
    return null;
  return {
    ...{ question, code: answer, text, confidence },
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
