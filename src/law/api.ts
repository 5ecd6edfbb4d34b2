import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import type { CountryRules } from "./rules.ts";

/**
 * Queries the rules of one country; null where we have none. Prerendered pages carry them as data,
 * so only other pages load the script with all countries.
 */
export function countryRulesQuery(slug: string) {
  return queryOptions({
    queryKey: ["country-rules", slug],
    queryFn: async (): Promise<CountryRules | null> => {
      const { COUNTRY_RULES } = await import("./allRules.ts");
      return COUNTRY_RULES.find((country) => country.slug === slug) ?? null;
    },
    // The rules change only with the code.
    staleTime: "static",
  });
}

/**
 * Queries how many clinics we list per country. Not refetched on a prerendered page: the link shows
 * today's clinics anyway.
 */
export function clinicCountsQuery() {
  return queryOptions({
    queryKey: ["clinic-counts"],
    refetchOnMount: false,
    queryFn: async ({ signal }) => {
      const rows = await readAllPages((from, to) => fetchPage(from, to, signal));
      const counts: Record<string, number> = {};
      for (const name of rows.flatMap(({ countries }) => countries)) counts[name] = (counts[name] ?? 0) + 1;
      return counts;
    },
  });
}

async function fetchPage(from: number, to: number, signal: AbortSignal) {
  const answer = await database
    .from("clinics")
    .select("id,countries")
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}
