import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { lawsQuery, someLawsQuery } from "./api.ts";
import { COUNTRY_SLUGS } from "./lawPages.ts";
import { lawsOf } from "./lawsFromJson.ts";
import type { CountryRules } from "./rules.ts";

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
