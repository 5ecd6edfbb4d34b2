import type { Answers } from "@/law/answers.ts";
import {
  decideByAge,
  doClinicsStopEarlier,
  mayBeTreated,
  VERDICTS,
  type Decision,
  type Verdict,
} from "@/law/eligibility.ts";
import type { CountryRules } from "@/law/rules.ts";

export interface CountryDecision {
  country: CountryRules;
  decision: Decision;
  /** No law forbids it, but the clinics that we know of, or guidance, stop at a younger age. */
  isPastUsualAge: boolean;
}

interface Group {
  verdict: Verdict;
  countries: CountryDecision[];
}

export function decideAll(laws: readonly CountryRules[], answers: Answers): Group[] {
  const all = laws
    .map((country) => {
      const decision = mayBeTreated(country, answers);
      const isPastUsualAge = decision.verdict === "not-forbidden" && doClinicsStopEarlier(country, answers);
      // There the age is the reason, whatever else is up to the clinics.
      return {
        ...{ country, isPastUsualAge },
        decision: isPastUsualAge ? decideByAge(country, answers) : decision,
      };
    })
    .toSorted((one, other) => Number(one.isPastUsualAge) - Number(other.isPastUsualAge));
  return VERDICTS.map((verdict) => ({
    verdict,
    countries: all.filter(({ decision }) => decision.verdict === verdict),
  }));
}

/** A verdict as somebody meets it: not forbidden by law, and yet past the age at which treatment usually stops. */
export type Outlook = Verdict | "past-usual-age";

interface OutlookGroup {
  outlook: Outlook;
  countries: CountryDecision[];
}

export function groupByOutlook(groups: Group[]): OutlookGroup[] {
  return groups
    .flatMap(({ verdict, countries }): OutlookGroup[] => [
      { outlook: verdict, countries: countries.filter(({ isPastUsualAge }) => !isPastUsualAge) },
      { outlook: "past-usual-age", countries: countries.filter(({ isPastUsualAge }) => isPastUsualAge) },
    ])
    .filter(({ countries }) => countries.length > 0);
}

export function countPastUsualAge(groups: Group[]): number {
  return groups.flatMap(({ countries }) => countries).filter(({ isPastUsualAge }) => isPastUsualAge).length;
}

export function countByVerdict(groups: Group[]): Record<Verdict, number> {
  const counts = { allowed: 0, "not-forbidden": 0, unknown: 0, forbidden: 0 };
  for (const { verdict, countries } of groups) counts[verdict] = countries.length;
  return counts;
}
