import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Json } from "@/backend/database.types.ts";
import { lawsQuery, someLawsQuery } from "./api.ts";
import { COUNTRY_SLUGS } from "./lawPages.ts";
import { lawsFromJson } from "./lawsFromJson.ts";
import type { CountryRules } from "./rules.ts";

const known = new WeakMap<readonly Json[], CountryRules[]>();

/** Returns the same laws for the same answer, so that a refetch redraws only what changed. */
export function lawsOf(json: readonly Json[]): CountryRules[] {
  const laws = known.get(json) ?? lawsFromJson(json);
  known.set(json, laws);
  return laws;
}

/** Returns the law of all countries, by name. Suspends where the page doesn't carry it. */
export function useLaws(): CountryRules[] {
  return useSuspenseQuery({ ...lawsQuery(), select: lawsOf }).data;
}

/** Returns the law of a country, null where we have none. Suspends where the page doesn't carry it. */
export function useLaw(slug: string): CountryRules | null {
  const slugs = COUNTRY_SLUGS.filter((each) => each === slug);
  const { data } = useSuspenseQuery({ ...someLawsQuery(slugs, useQueryClient()), select: lawsOf });
  return data[0] ?? null;
}
