import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { compareNames } from "@/ui/compare.ts";
import { clinicFromRow, type Clinic, type ClinicRow } from "./clinic.ts";
import { CLINIC_COLUMNS } from "./clinicColumns.ts";

/** Fetches all clinics by name, cached as rows because prerendered pages carry them. */
export function clinicsQuery() {
  return queryOptions({
    queryKey: clinicsKey,
    queryFn: async ({ signal }) => {
      const rows = await readAllPages((from, to) => fetchPage(from, to, signal));
      return rows.toSorted((a, b) => compareNames(a.n, b.n));
    },
    select: clinicsFromRows,
  });
}

const clinicsFromRows = (rows: ClinicRow[]) => rows.map(knownClinic);

const known = new WeakMap<ClinicRow, Clinic>();

/** Returns the same object for the same row, so that a refetch redraws only what changed. */
function knownClinic(row: ClinicRow): Clinic {
  const clinic = known.get(row) ?? clinicFromRow(row);
  known.set(row, clinic);
  return clinic;
}

/** Fetches one clinic, or null if there is none; starts with the list's row. @throws BackendError */
export function clinicQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: [...clinicsKey, id],
    // Other texts are no ids, and Postgres can't search for some of them.
    queryFn: ({ signal }) => (/^[a-z0-9-]+$/.test(id) ? fetchClinic(id, signal) : null),
    // A placeholder would be gone after a failed refresh.
    initialDataUpdatedAt: 0,
    initialData: () => {
      const row = cache.getQueryData(clinicsQuery().queryKey)?.find((listed) => listed.id === id);
      return row && knownClinic(row);
    },
  });
}

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

async function fetchPage(from: number, to: number, signal: AbortSignal): Promise<ClinicRow[]> {
  const answer = await database
    .from("clinics")
    .select(CLINIC_COLUMNS)
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer);
}
