import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import type { CountryRules } from "./rules.ts";

/**
 * The rules of one country, or null. A page that the build made holds them as data; elsewhere
 * all of them come as one script.
 */
export function countryRulesQuery(slug: string) {
  return queryOptions({
    queryKey: ["country-rules", slug],
    queryFn: async (): Promise<CountryRules | null> => {
      const { COUNTRY_RULES } = await import("./allRules.ts");
      return COUNTRY_RULES.find((country) => country.slug === slug) ?? null;
    },
    // They change with the code only.
    staleTime: "static",
  });
}

/**
 * How many clinics are listed in each country, by the countries' names in the rows. A page that
 * was made with the counts keeps them: its link leads to the clinics of today.
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

/** @throws BackendError */
async function fetchPage(from: number, to: number, signal: AbortSignal) {
  const answer = await database
    .from("clinics")
    .select("id,countries")
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}
