import type { Rule } from "./rules.ts";
import type { Question } from "./ruleTexts.ts";

export type RuleSign = "✓" | "✗" | "?";

const NOT_YES_OR_NO: ReadonlySet<Question> = new Set<Question>([
  ...(["ageOwnEggs", "ageDonorEggs", "ageFrozen", "donorIdentity", "storage", "afterStorage"] as const),
  ...(["sexChoice", "embryosFromAbroad", "afterDeath"] as const),
]);

const SIGNS: Record<string, RuleSign> = {
  no: "✗",
  "not-provided": "✗",
  depends: "?",
  "not-forbidden": "?",
  "one-as-single": "?",
};

/** Returns the mark of a rule, `?` where we don't know it or where clinics decide; null for what is no yes or no. */
export function ruleSign(question: Question, rule: Rule | null): RuleSign | null {
  if (NOT_YES_OR_NO.has(question)) return null;
  return rule ? (SIGNS[rule.code] ?? "✓") : "?";
}
