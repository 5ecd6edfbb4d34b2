import type { Code, Question } from "./ruleTexts.ts";
import type { StepCode } from "./texts/steps.ts";

/** H: read in the act, the judgment or a study. M: on a page about it, or in an older text. L: one weak page, or memory. */
export type Confidence = "H" | "M" | "L";

/** A law, a judgment or a page that says what a rule is. */
export interface LawText {
  name: string;
  url: string;
  /** The day, or the year, of the text that we read; null where it bears none. */
  asOf: string | null;
}

/** One answer to one question in one country. */
export interface Rule<Answer extends string = string> {
  code: Answer;
  text: LawText;
  /** Where in the text. Pages about a law have no articles. */
  article?: string;
  confidence: Confidence;
  /** The last day until which it is known to hold, as `2027-06-30`. */
  watchUntil?: string;
}

/** What the law of a country says about treatment. Null is an answer that we don't know. */
export interface CountryRules {
  slug: string;
  name: string;
  /** Within a sentence, as in 'in the United Kingdom'. */
  nameInSentence: string;
  /** What the clinics' rows call it. */
  listedAs: string;
  /** Its pages on cities and travel, where it has any. */
  regionPath?: string;
  /** When somebody last read the texts, as `2026-11-22`. */
  checkedOn: string;
  rules: { [One in Question]: Rule<Code<One>> | null };
  /** Waits, papers and other conditions. */
  steps: Rule<StepCode>[];
}

/** Makes a rule: its answer, the text it is in, and the article. */
export function rule<Answer extends string>(
  code: Answer,
  text: LawText,
  article: string | undefined,
  confidence: Confidence = "H",
): Rule<Answer> {
  return article === undefined ? { code, text, confidence } : { code, text, article, confidence };
}

/** Whether a rule is sure enough to be told. One weak page or memory is not: then we say 'ask'. */
export function isKnown<Answer extends string>(some: Rule<Answer> | null): some is Rule<Answer> {
  return some !== null && some.confidence !== "L";
}
