import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { CLINIC_COLUMNS, clinicFromRow, type Clinic, type ClinicRow } from "./clinic.ts";

/**
 * All clinics by name: their overall scores are samples, and no order. Kept as they came, since
 * the pages that the build makes carry them too.
 */
export function clinicsQuery() {
  return queryOptions({
    queryKey: clinicsKey,
    queryFn: async ({ signal }) => {
      const rows = await readAllPages((from, to) => fetchPage(from, to, signal));
      // Made here: its first use takes a slow phone 30 ms, which the page's first script need not wait for.
      const byName = new Intl.Collator("en");
      return rows.toSorted((a, b) => byName.compare(a.n, b.n));
    },
    select: clinicsFromRows,
  });
}

const clinicsFromRows = (rows: ClinicRow[]) => rows.map(knownClinic);

const known = new WeakMap<ClinicRow, Clinic>();

/** The same for the same row, so that a list that is read again is drawn anew only where it changed. */
function knownClinic(row: ClinicRow): Clinic {
  const clinic = known.get(row) ?? clinicFromRow(row);
  known.set(row, clinic);
  return clinic;
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
    initialData: () => {
      const row = cache.getQueryData(clinicsQuery().queryKey)?.find((listed) => listed.id === id);
      return row && knownClinic(row);
    },
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
async function fetchPage(from: number, to: number, signal: AbortSignal): Promise<ClinicRow[]> {
  const answer = await database
    .from("clinics")
    .select(CLINIC_COLUMNS)
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}
