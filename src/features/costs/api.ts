import { queryOptions } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";

/** A clinic as far as it can be chosen. */
export interface ListedClinic {
  id: string;
  name: string;
  countries: string[];
}

const byName = new Intl.Collator("en");

/** Every clinic's name and countries: a part of the list, since all of it weighs ten times as much. */
export function listedClinicsQuery() {
  return queryOptions({
    queryKey: ["clinic-names"],
    queryFn: async ({ signal }): Promise<ListedClinic[]> => {
      const clinics = await readAllPages((from, to) => fetchPage(from, to, signal));
      return clinics.toSorted((a, b) => byName.compare(a.name, b.name));
    },
  });
}

/** @throws BackendError */
async function fetchPage(from: number, to: number, signal: AbortSignal) {
  const answer = await database
    .from("clinics")
    .select("id,name,countries")
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}
