import { COUNTRY_RULES } from "@/law/allRules.ts";
import type { Answers } from "@/law/answers.ts";
import { mayBeTreated, type Decision, type Verdict } from "@/law/eligibility.ts";
import type { CountryRules } from "@/law/rules.ts";

export interface CountryDecision {
  country: CountryRules;
  decision: Decision;
}

const VERDICTS: Verdict[] = ["yes", "ask", "no"];

interface Group {
  verdict: Verdict;
  countries: CountryDecision[];
}

/** Every country under what its law says to the answers. */
export function decideAll(answers: Answers): Group[] {
  const all = COUNTRY_RULES.map((country) => ({ country, decision: mayBeTreated(country, answers) }));
  return VERDICTS.map((verdict) => ({
    verdict,
    countries: all.filter(({ decision }) => decision.verdict === verdict),
  }));
}

/** How many countries there are in each group. */
export function countByVerdict(groups: Group[]): Record<Verdict, number> {
  const counts = { yes: 0, ask: 0, no: 0 };
  for (const { verdict, countries } of groups) counts[verdict] = countries.length;
  return counts;
}
