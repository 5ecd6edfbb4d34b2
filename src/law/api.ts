import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import type { Json } from "@/backend/database.types.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";

/** Prerendered pages fetch once after showing the build's law; the next pages don't for a while. */
const FRESH_FOR = 10 * 60_000;

export const lawsKey = ["country-laws"];

/** Unparsed: pages that keep the build's HTML needn't parse it; `lawsOf()` does. */
export function lawsQuery() {
  return queryOptions({
    queryKey: lawsKey,
    queryFn: ({ signal }) => fetchLaws({}, signal),
    staleTime: FRESH_FOR,
  });
}

export function someLawsQuery(slugs: readonly string[], cache?: QueryClient) {
  const all = () => cache?.getQueryState<Json[]>(lawsKey);
  return queryOptions({
    queryKey: [...lawsKey, [...slugs]],
    queryFn: ({ signal }): Promise<Json[]> | Json[] =>
      slugs.length > 0 ? fetchLaws({ p_countries: [...slugs] }, signal) : [],
    staleTime: FRESH_FOR,
    initialData: () => all()?.data?.filter((law) => slugs.some((slug) => slug === countryOf(law))),
    initialDataUpdatedAt: () => (all()?.isInvalidated ? 0 : all()?.dataUpdatedAt),
  });
}

function countryOf(law: Json): Json | undefined {
  return typeof law === "object" && law !== null && !Array.isArray(law) ? law.country : undefined;
}

async function fetchLaws(asked: { p_countries?: string[] }, signal: AbortSignal): Promise<Json[]> {
  const answer = await database.rpc("country_laws", asked, { get: true }).abortSignal(signal);
  const json = dataOf(answer);
  if (Array.isArray(json) && json.every((law) => typeof countryOf(law) === "string")) return json;
  throw new BackendError("The answer came in an unknown shape", answer.status, json);
}

/** Not refetched on a prerendered page: the link shows today's clinics anyway. */
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
