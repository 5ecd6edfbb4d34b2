import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { compareNames } from "@/ui/compare.ts";
import { importChunk } from "@/ui/importChunk.ts";

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
      return clinics.toSorted((a, b) => compareNames(a.name, b.name));
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

const PRICE_COLUMNS =
  "id,clinic_id,status,published_by,source_name,source_url,checked_on,note,item,amount,currency,per,includes,excludes,patient_group,list_date";

/** A request for a single clinic's prices or treatment would say what somebody plans. @throws BackendError */
export function priceRowsQuery() {
  return queryOptions({
    queryKey: ["price-rows"],
    queryFn: ({ signal }) =>
      readAllPages(async (from, to) =>
        rowsOf(
          await database
            .from("clinic_prices")
            .select(PRICE_COLUMNS)
            .eq("status", "sourced")
            .order("id")
            .range(from, to)
            .abortSignal(signal),
        ),
      ),
    refetchOnMount: false,
  });
}

/** Fetches the published prices of every clinic, by its id. @throws BackendError */
export function publishedPricesQuery() {
  return queryOptions({
    queryKey: ["published-prices"],
    queryFn: async ({ client }): Promise<ReadonlyMap<string, Price[]>> => {
      const [rows, { readPublishedPrices }] = await Promise.all([
        client.fetchQuery(priceRowsQuery()),
        importChunk(() => import("@/directory/facts/publishedPrices.ts"), "Loading the prices..."),
      ]);
      return readPublishedPrices(rows, new Date().toISOString().slice(0, 10));
    },
    refetchOnMount: false,
  });
}
