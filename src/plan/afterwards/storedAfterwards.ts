import type { Answers } from "@/law/answers.ts";
import { decideAll } from "@/plan/eligibility/decisions.ts";
import { COUNTRY_SLUGS } from "@/law/lawPages.ts";
import type { CountryRules } from "@/law/rules.ts";
import { TAKE_HOME_IDS } from "./takeHome.ts";

export interface Afterwards {
  /** The slugs to show; null follows the answers to 'May I be treated there?'. */
  countries: readonly string[] | null;
  ticked: readonly string[];
}

export const NOTHING_AFTERWARDS: Afterwards = { countries: null, ticked: [] };

export function afterwardsFrom(stored: unknown): Afterwards | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { countries, ticked }: Record<string, unknown> = { ...stored };
  if (!isSomeOf(TAKE_HOME_IDS, ticked)) return null;
  if (countries !== null && !isSomeOf(COUNTRY_SLUGS, countries)) return null;
  return { countries, ticked };
}

function isSomeOf(known: readonly string[], value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length > known.length) return false;
  const all: unknown[] = value;
  return all.every((each, index) => known.some((one) => one === each) && all.indexOf(each) === index);
}

/** Returns the chosen ones, else those of the clinics or treatment, else those that may still treat them. */
export function countriesToShow(
  laws: readonly CountryRules[],
  { countries }: Afterwards,
  answers: Answers | null,
  ofPlan: readonly string[] = [],
): readonly string[] {
  if (countries) return countries;
  if (ofPlan.length > 0) return ofPlan;
  if (!answers) return [];
  return decideAll(laws, answers).flatMap(({ verdict, countries: decided }) =>
    decided.flatMap(({ country, isPastUsualAge }) =>
      verdict === "forbidden" || isPastUsualAge ? [] : country.slug,
    ),
  );
}

export function withToggled(
  all: readonly string[],
  some: readonly string[],
  one: string,
  isChosen: boolean,
): string[] {
  return all.filter((each) => (each === one ? isChosen : some.includes(each)));
}
