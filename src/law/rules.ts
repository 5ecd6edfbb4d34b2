import type { Code, Question } from "./ruleTexts.ts";
import type { ConditionCode } from "./texts/conditions.ts";

/** H: act, judgment or study. M: a page about the law, or an older text. L: one weak page, or memory. */
export type Confidence = "H" | "M" | "L";

export interface LawText {
  name: string;
  url: string;
  /** The day or year of the text that we read; null where it is undated. */
  asOf: string | null;
}

export interface Rule<Answer extends string = string> {
  code: Answer;
  text: LawText;
  /** Missing where the text is a page about the law. */
  article?: string;
  confidence: Confidence;
  /** The last day on which the rule is sure to hold, as `2027-06-30`. */
  watchUntil?: string;
  checkedOn: string;
}

/** What a country's law says about treatment. Null means that we don't know. */
export interface CountryRules {
  slug: string;
  name: string;
  nameInSentence: string;
  listedAs: string;
  /** When somebody last read the texts, as `2026-11-22`. */
  checkedOn: string;
  rules: { [One in Question]: Rule<Code<One>> | null };
  conditions: Rule<ConditionCode>[];
}

/** Returns whether a rule is sure enough to state. One weak page or memory is not enough. */
export function isKnown<Answer extends string>(some: Rule<Answer> | null): some is Rule<Answer> {
  return some !== null && some.confidence !== "L";
}
