import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readAllPages } from "@/backend/allPages.ts";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { CLINIC_COLUMNS, clinicFromRow, type Clinic } from "./clinic.ts";

/** All clinics, best overall score first. */
export function clinicsQuery() {
  return queryOptions({ queryKey: clinicsKey, queryFn: ({ signal }) => fetchClinics(signal) });
}

/**
 * One clinic, or null when there is none with that id. Opened from the list, it shows the
 * list's row at once and then refreshes.
 */
export function clinicQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: [...clinicsKey, id],
    queryFn: ({ signal }) => fetchClinic(id, signal),
    placeholderData: () => cache.getQueryData(clinicsQuery().queryKey)?.find((clinic) => clinic.id === id),
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

/** @throws BackendError; also logged, as the specification asks */
async function fetchClinics(signal: AbortSignal): Promise<Clinic[]> {
  try {
    return await readAllPages((from, to) => fetchPage(from, to, signal));
  } catch (error) {
    if (!signal.aborted) console.error("The clinics could not be loaded", error);
    throw error;
  }
}

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
