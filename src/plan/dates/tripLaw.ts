import { needsDonorSperm, type TypedAnswers } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { refusalOf } from "@/law/eligibility.ts";
import type { CountryRules, Rule } from "@/law/rules.ts";
import type { Question } from "@/law/ruleTexts.ts";
import type { Treatment } from "@/law/treatments.ts";

export interface TripRefusal {
  question: Question;
  rule: Rule;
}

export function answersForTreatment(typed: TypedAnswers, treatment: Treatment | ""): TypedAnswers {
  return treatment === "" ? typed : changeAnswers(typed, { treatment });
}

export function findRefusal(country: CountryRules, asked: TypedAnswers): TripRefusal | null {
  const refusal = refusalOf(country, asked);
  return refusal?.rule ? { question: refusal.question, rule: refusal.rule } : null;
}

export function describeRefusal({ nameInSentence }: CountryRules, { question }: TripRefusal): string {
  return question === "donorEggs"
    ? `Donor eggs are not allowed in ${nameInSentence}.`
    : `Your treatment is not allowed in ${nameInSentence}.`;
}

export function hasDonorSperm({ sperm, partner }: TypedAnswers): boolean {
  return sperm === "donor" || needsDonorSperm(partner);
}
