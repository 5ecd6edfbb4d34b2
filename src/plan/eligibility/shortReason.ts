import { explain } from "@/law/explain.ts";
import type { Rule } from "@/law/rules.ts";
import { RULE_TEXTS, type Question } from "@/law/ruleTexts.ts";

/** Short enough for one line beside a country on a phone. */
const SHORT_TITLES: Partial<Record<Question, string>> = {
  marriedCouple: "Married couple",
  unmarriedCouple: "Unmarried couple",
  womanAlone: "Woman alone",
  ageOwnEggs: "Age",
  ageDonorEggs: "Age",
  ageFrozen: "Age",
  bothDonors: "Both donors",
  donorIdentity: "Donor’s name",
  storage: "Storage",
  embryosFromAbroad: "From abroad",
};

export function shortReason(question: Question, rule: Rule | null): string {
  const title = SHORT_TITLES[question] ?? RULE_TEXTS[question].title;
  return `${title}: ${rule ? explain(question, rule).short : "not known"}`;
}
