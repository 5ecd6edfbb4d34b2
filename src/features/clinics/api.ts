import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { CLINIC_COLUMNS, clinicFromRow, type Clinic } from "./clinic.ts";

/** The API's own cap: a page is never longer, so a full one may have a successor. */
const PAGE_SIZE = 1000;

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
  const rows = dataOf(answer);
  if (!Array.isArray(rows)) throw new BackendError("The clinic came in an unknown shape", answer.status);
  return rows[0] ? clinicFromRow(rows[0]) : null;
}

/**
 * Reads page after page, since the API cuts every answer at 1,000 rows without a word.
 *
 * @throws BackendError; also logged, as the specification asks
 */
async function fetchClinics(signal: AbortSignal): Promise<Clinic[]> {
  const clinics: Clinic[] = [];
  try {
    for (let from = 0; ; from += PAGE_SIZE) {
      // Each page tells whether there is a next one.
      // oxlint-disable-next-line no-await-in-loop
      const page = await fetchPage(from, signal);
      clinics.push(...page);
      if (page.length < PAGE_SIZE) return clinics;
    }
  } catch (error) {
    if (!signal.aborted) console.error("The clinics could not be loaded", error);
    throw error;
  }
}

async function fetchPage(from: number, signal: AbortSignal): Promise<Clinic[]> {
  const answer = await database
    .from("clinics")
    .select(CLINIC_COLUMNS)
    .order("overall_score", { ascending: false, nullsFirst: false })
    .order("id")
    .range(from, from + PAGE_SIZE - 1)
    .abortSignal(signal);
  const rows = dataOf(answer);
  if (!Array.isArray(rows)) throw new BackendError("The clinics came in an unknown shape", answer.status);
  return rows.map(clinicFromRow);
}
