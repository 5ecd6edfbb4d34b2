import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import type { Price } from "@/directory/facts/facts.ts";

export interface ListedClinic {
  id: string;
  name: string;
  countries: string[];
}

/** Fetches every clinic's name and countries: a tenth of the whole list. @throws BackendError */
export function listedClinicsQuery() {
  return queryOptions({
    queryKey: ["clinic-names"],
    queryFn: async ({ signal }): Promise<ListedClinic[]> => {
      const clinics = await readAllPages((from, to) => fetchPage(from, to, signal));
      const byName = new Intl.Collator("en");
      return clinics.toSorted((a, b) => byName.compare(a.name, b.name));
    },
  });
}

async function fetchPage(from: number, to: number, signal: AbortSignal) {
  const answer = await database
    .from("clinics")
    .select("id,name,countries")
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}

/** Fetches the id of the clinic that another was merged into, or null. */
export function clinicBecameQuery(id: string) {
  return queryOptions({
    queryKey: ["clinic-became", id],
    queryFn: async ({ client }) => {
      const { clinicAfterMergesQuery } = await import("@/directory/clinics/clinicAfterMerges.ts");
      return client.fetchQuery(clinicAfterMergesQuery(id));
    },
    retry: false,
  });
}

/** Fetches a clinic's sourced prices, none for an unknown clinic. @throws BackendError */
export function pricesQuery(clinicId: string) {
  return queryOptions({
    queryKey: ["clinic-prices", clinicId],
    queryFn: async ({ client }): Promise<Price[]> => {
      const [{ clinicFactsQuery }, { factsFromJson }] = await Promise.all([
        import("@/directory/facts/api.ts"),
        import("@/directory/facts/factsFromJson.ts"),
      ]);
      const json = await client.fetchQuery(clinicFactsQuery(clinicId));
      return factsFromJson(json, new Date().toISOString().slice(0, 10))?.prices ?? [];
    },
  });
}
