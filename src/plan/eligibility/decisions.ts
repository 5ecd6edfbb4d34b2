import { COUNTRY_RULES } from "@/law/allRules.ts";
import type { Answers } from "@/law/answers.ts";
import { mayBeTreated, VERDICTS, type Decision, type Verdict } from "@/law/eligibility.ts";
import type { CountryRules } from "@/law/rules.ts";

export interface CountryDecision {
  country: CountryRules;
  decision: Decision;
}

interface Group {
  verdict: Verdict;
  countries: CountryDecision[];
}

/** Returns every country grouped by what its law says about the answers. */
export function decideAll(answers: Answers): Group[] {
  const all = COUNTRY_RULES.map((country) => ({ country, decision: mayBeTreated(country, answers) }));
  return VERDICTS.map((verdict) => ({
    verdict,
    countries: all.filter(({ decision }) => decision.verdict === verdict),
  }));
}

export function countByVerdict(groups: Group[]): Record<Verdict, number> {
  const counts = { allowed: 0, "not-forbidden": 0, unknown: 0, forbidden: 0 };
  for (const { verdict, countries } of groups) counts[verdict] = countries.length;
  return counts;
}
