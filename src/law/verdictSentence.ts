import { completeAnswers, type TypedAnswers } from "./answers.ts";
import {
  decideByAge,
  doClinicsStopEarlier,
  mayBeTreated,
  type Decision,
  type Verdict,
  possibleAnswers,
} from "./eligibility.ts";
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
  const possible = possibleAnswers(typed);
  const [answers] = possible;
  const decisions = possible.map((each) => mayBeTreated(rules, each));
  const [first] = decisions;
  const isSame = decisions.every(({ verdict }) => verdict === first?.verdict);
  const isSure = completeAnswers(typed) !== null || first?.verdict === "forbidden";
  if (!answers || !first || !isSame || !isSure)
    return { country, verdict: null, sentence: `${country}: depends on what you haven’t answered.` };
  const isPastUsualAge =
    first.verdict === "not-forbidden" && possible.every((each) => doClinicsStopEarlier(rules, each));
  const words = isPastUsualAge ? pastUsualAge(decideByAge(rules, answers)) : wordsOf(first);
  return { country, verdict: first.verdict, sentence: `${country}: ${words}` };
}

function wordsOf(decision: Decision): string {
  if (decision.verdict === "allowed") return "yes";
  if (decision.verdict === "forbidden") return `no, because ${reasonOf(decision)}`;
  const rule = ruleOf(decision);
  return decision.verdict === "unknown" ? `we don’t know. ${rule}` : `not forbidden; clinics decide. ${rule}`;
}

function pastUsualAge(byAge: Decision): string {
  const isGuidance = byAge.rule?.code === "fertile-age";
  return `not forbidden, but ${isGuidance ? "the regions’ guidance ends it" : "the clinics we know of stop"} at a younger age. ${ruleOf(byAge)}`;
}

function ruleOf({ question, rule }: Decision): string {
  return `${RULE_TEXTS[question].title}: ${explain(question, rule).short}.`;
}

function reasonOf({ question, rule }: Decision): string {
  const [first = ""] = explain(question, rule).sentence.split(/(?<=\.) /);
  return first.charAt(0).toLowerCase() + first.slice(1);
}
