import type { Database } from "@/backend/database.types.ts";
import { explain } from "@/law/explain.ts";
import { lawPage, COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import { QUESTIONS, RULE_TEXTS, type Question } from "@/law/ruleTexts.ts";
import type { Confidence, Rule } from "@/law/rules.ts";
import { CONDITIONS } from "@/law/texts/conditions.ts";

export type StoredRule = Database["public"]["Tables"]["country_rules"]["Row"];

export function versionOf({ changed_at }: StoredRule): string {
  return isoInstant(changed_at);
}

/** Conditions are rules too, several of a country. */
export const CONDITION = "condition";
export type RuleQuestion = Question | typeof CONDITION;

export function questionAt(question: string | undefined): RuleQuestion | undefined {
  if (question === CONDITION) return CONDITION;
  return QUESTIONS.find((each) => each === question);
}

export function questionTitle(asked: RuleQuestion): string {
  return asked === CONDITION ? "A condition" : RULE_TEXTS[asked].title;
}

/** Returns the answers to choose from, each with what visitors read in short, or in full where two are alike. */
export function answersTo(asked: RuleQuestion): [code: string, label: string][] {
  if (asked === CONDITION) return Object.entries(CONDITIONS);
  const answers = Object.entries<readonly [string, string]>(RULE_TEXTS[asked].answers);
  return answers.map(([code, [short, sentence]]) => {
    const isAlone = answers.filter(([, [other]]) => other === short).length === 1;
    return [code, isAlone ? short : sentence];
  });
}

export function sentenceOf(asked: RuleQuestion, answer: string): string | undefined {
  if (asked === CONDITION) return Object.entries(CONDITIONS).find(([code]) => code === answer)?.[1];
  const isKnown = Object.hasOwn(RULE_TEXTS[asked].answers, answer);
  return isKnown ? explain(asked, ruleFrom({ answer })).sentence : undefined;
}

const NO_TEXT = { source_name: "", source_url: "", as_of: null, article: null, confidence: "L" };

export function ruleFrom(row: Pick<StoredRule, "answer"> & Partial<StoredRule>): Rule {
  const { answer, source_name, source_url, as_of, article, confidence, watch_until, checked_on } = {
    ...NO_TEXT,
    ...{ watch_until: null, checked_on: "" },
    ...row,
  };
  return {
    code: answer,
    text: { name: source_name, url: source_url, asOf: as_of },
    confidence: CONFIDENCES.find((each) => each === confidence) ?? "L",
    ...(article !== null && { article }),
    ...(watch_until !== null && { watchUntil: watch_until }),
    checkedOn: checked_on,
  };
}

export const CONFIDENCES: readonly Confidence[] = ["H", "M", "L"];

export interface LawCountry {
  slug: string;
  name: string;
  page: string;
}

export function lawCountryAt(slug: string | undefined): LawCountry | undefined {
  const name = COUNTRIES_WITH_RULES[COUNTRY_SLUGS.indexOf(slug ?? "")];
  const page = name === undefined ? undefined : lawPage(name);
  return name === undefined || page === undefined ? undefined : { slug: slug ?? "", name, page };
}

export const LAW_PATH = "/admin/rules";

export const lawPath = (country: string) => `${LAW_PATH}/${country}`;

/** @param condition its code, or `new` */
export function rulePath(country: string, asked: RuleQuestion, condition = "new"): string {
  return asked === CONDITION
    ? `${lawPath(country)}/${CONDITION}/${condition}`
    : `${lawPath(country)}/${asked}`;
}
