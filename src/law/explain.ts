import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import { UNKNOWN, RULE_TEXTS, type Question } from "./ruleTexts.ts";

/** Returns a rule that is sure enough to state, or null. Weak and unknown rules become 'ask the clinic'. */
export function knownRule({ rules }: CountryRules, question: Question): Rule | null {
  const rule: Rule | null = rules[question];
  return isKnown(rule) ? rule : null;
}

export function explain(question: Question, rule: Rule | null): { short: string; sentence: string } {
  const answers: Record<string, readonly [string, string]> = RULE_TEXTS[question].answers;
  const [short, sentence] = (rule && answers[rule.code]) ?? UNKNOWN;
  return { short, sentence };
}
