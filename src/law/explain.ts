import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import { UNKNOWN, RULE_TEXTS, type Question } from "./ruleTexts.ts";

/** A rule of a country as it may be told, or null: what is weak or unknown is to be asked. */
export function knownRule({ rules }: CountryRules, question: Question): Rule | null {
  const rule: Rule | null = rules[question];
  return isKnown(rule) ? rule : null;
}

/** An answer in few words and as a sentence. */
export function explain(question: Question, rule: Rule | null): { short: string; sentence: string } {
  const answers: Record<string, readonly [string, string]> = RULE_TEXTS[question].answers;
  const [short, sentence] = (rule && answers[rule.code]) ?? UNKNOWN;
  return { short, sentence };
}
