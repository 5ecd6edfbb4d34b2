import { completeAnswers, type TypedAnswers } from "./answers.ts";
import { mayBeTreated, type Decision, type Verdict, possibleAnswers } from "./eligibility.ts";
import { explain } from "./explain.ts";
import type { CountryRules } from "./rules.ts";
import { RULE_TEXTS } from "./ruleTexts.ts";

export interface ExplainedVerdict {
  country: string;
  /** Null while it depends on what isn't answered yet. */
  verdict: Verdict | null;
  sentence: string;
}

/** @param country as clinics' rows call it. @param rules undefined where we don't know its law */
export function formatVerdict(
  country: string,
  rules: CountryRules | undefined,
  typed: TypedAnswers,
): ExplainedVerdict {
  if (!rules)
    return { country, verdict: "unknown", sentence: `${country}: we don’t know its law. Ask a clinic.` };
  const decisions = possibleAnswers(typed).map((answers) => mayBeTreated(rules, answers));
  const [first] = decisions;
  const isSame = decisions.every(({ verdict }) => verdict === first?.verdict);
  const isSure = completeAnswers(typed) !== null || first?.verdict === "forbidden";
  if (!first || !isSame || !isSure)
    return { country, verdict: null, sentence: `${country}: depends on what you haven’t answered.` };
  return { country, verdict: first.verdict, sentence: `${country}: ${wordsOf(first)}` };
}

function wordsOf(decision: Decision): string {
  if (decision.verdict === "allowed") return "yes";
  if (decision.verdict === "forbidden") return `no, because ${reasonOf(decision)}`;
  const rule = `${RULE_TEXTS[decision.question].title}: ${explain(decision.question, decision.rule).short}.`;
  return decision.verdict === "unknown" ? `we don’t know. ${rule}` : `not forbidden; clinics decide. ${rule}`;
}

function reasonOf({ question, rule }: Decision): string {
  const [first = ""] = explain(question, rule).sentence.split(/(?<=\.) /);
  return first.charAt(0).toLowerCase() + first.slice(1);
}
