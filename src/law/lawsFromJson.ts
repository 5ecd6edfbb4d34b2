import type { Json } from "@/backend/database.types.ts";
import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS, countryInSentence } from "./lawPages.ts";
import type { Confidence, CountryRules, LawText, Rule } from "./rules.ts";
import { QUESTIONS, RULE_TEXTS } from "./ruleTexts.ts";
import { CONDITIONS, type ConditionCode } from "./texts/conditions.ts";

type Fields = Record<string, Json | undefined>;

const CONDITION_CODES = Object.keys(CONDITIONS) as ConditionCode[];

/**
 * Reads what `country_laws` answers. Countries, answers and rules that this version of the site can't read are
 * left out, so they are not known: a code without words must never count as a yes.
 */
export function lawsFromJson(json: readonly Json[]): CountryRules[] {
  return json.flatMap((law) => (isFields(law) ? lawOf(law) : []));
}

function lawOf({ country, checked_on, texts, rules }: Fields): CountryRules | [] {
  const listedAs = COUNTRIES_WITH_RULES[COUNTRY_SLUGS.indexOf(String(country))];
  if (listedAs === undefined || typeof checked_on !== "string") return [];
  const rows = Array.isArray(rules) ? rules.filter((rule) => isFields(rule)) : [];
  const read = (question: string, code?: string): Rule | null => {
    const row = rows.find((each) => each.question === question && (code ?? each.answer) === each.answer);
    return row ? ruleOf(row, Array.isArray(texts) ? texts : [], checked_on) : null;
  };
  return {
    ...{ slug: String(country), name: listedAs, listedAs, nameInSentence: countryInSentence(listedAs) },
    checkedOn: checked_on,
    rules: Object.fromEntries(
      QUESTIONS.map((question) => {
        const rule = read(question);
        return [question, rule && Object.hasOwn(RULE_TEXTS[question].answers, rule.code) ? rule : null];
      }),
    ) as CountryRules["rules"],
    conditions: CONDITION_CODES.flatMap((code) => {
      const rule = read("condition", code);
      return rule ? { ...rule, code } : [];
    }),
  };
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

const known = new WeakMap<readonly Json[], CountryRules[]>();

/** Returns the same laws for the same answer, so that a refetch redraws only what changed. */
export function lawsOf(json: readonly Json[]): CountryRules[] {
  const laws = known.get(json) ?? lawsFromJson(json);
  known.set(json, laws);
  return laws;
}
