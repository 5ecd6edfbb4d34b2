import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import type { Json } from "@/backend/database.types.ts";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";

/** Fetches a clinic's facts, all lists empty for an unknown clinic. @throws BackendError */
export function clinicFactsQuery(clinicId: string) {
  return queryOptions({
    queryKey: ["clinic-facts", clinicId],
    queryFn: ({ signal }) => fetchFacts(clinicId, signal),
    refetchOnMount: false,
  });
}

const LISTS = ["results", "prices", "reviews", "services", "national", "ranges"] as const;

async function fetchFacts(clinicId: string, signal: AbortSignal): Promise<Json> {
  const answer = await database
    .rpc("clinic_facts", { p_clinic_id: clinicId }, { get: true })
    .abortSignal(signal);
  const json = dataOf(answer);
  const isFacts = typeof json === "object" && json !== null && !Array.isArray(json);
  if (isFacts && LISTS.every((list) => Array.isArray(json[list]))) return json;
  throw new BackendError("The answer came in an unknown shape", answer.status, json);
}

/** With notes, which only the results page shows: they repeat, so a compressed answer hardly grows. */
const PUBLISHED =
  "id,clinic_id,country,status,published_by,source_name,source_url,checked_on,outcome,denominator,eggs,embryos,tested,age_from,age_to,period_from,period_to,percentage,n,range_from,range_to,verdict,successes,note";

/** Published rates of all clinics, countries and ages, so that no request says anybody's age. */
export function publishedResultsQuery() {
  return queryOptions({
    queryKey: ["published-results"],
    queryFn: ({ signal }) =>
      readAllPages(async (from, to) =>
        rowsOf(
          await database
            .from("clinic_results")
            .select(PUBLISHED)
            .eq("status", "sourced")
            .order("id")
            .range(from, to)
            .abortSignal(signal),
        ),
      ),
    refetchOnMount: false,
  });
}
