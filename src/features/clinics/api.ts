import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { CLINIC_COLUMNS, clinicFromRow, type Clinic } from "./clinic.ts";

const byName = new Intl.Collator("en");

/** All clinics by name: the overall scores that the database sorts them by are samples. */
export function clinicsQuery() {
  return queryOptions({
    queryKey: clinicsKey,
    queryFn: async ({ signal }) => {
      const clinics = await readAllPages((from, to) => fetchPage(from, to, signal));
      return clinics.toSorted((a, b) => byName.compare(a.name, b.name));
    },
  });
}

/**
 * One clinic, or null when there is none with that id. Opened from the list, it shows the
 * list's row at once and then refreshes.
 */
export function clinicQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: [...clinicsKey, id],
    // Anything else is no id, and some of it no text that Postgres could look for.
    queryFn: ({ signal }) => (/^[a-z0-9-]+$/.test(id) ? fetchClinic(id, signal) : null),
    // Not a placeholder, which would be gone when the refresh fails.
    initialDataUpdatedAt: 0,
    initialData: () => cache.getQueryData(clinicsQuery().queryKey)?.find((clinic) => clinic.id === id),
  });
}

/** @throws BackendError */
async function fetchClinic(id: string, signal: AbortSignal): Promise<Clinic | null> {
  const answer = await database
    .from("clinics")
    .select(CLINIC_COLUMNS)
    .eq("id", id)
    .limit(1)
    .abortSignal(signal);
  const [row] = rowsOf(answer);
  return row ? clinicFromRow(row) : null;
}

/** @throws BackendError */
async function fetchPage(from: number, to: number, signal: AbortSignal): Promise<Clinic[]> {
  const answer = await database
    .from("clinics")
    .select(CLINIC_COLUMNS)
    .order("overall_score", { ascending: false, nullsFirst: false })
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer).map(clinicFromRow);
}
