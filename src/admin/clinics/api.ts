import {
  queryOptions,
  useMutation,
  useQueryClient,
  type MutationFunction,
  type QueryClient,
} from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import type { Json } from "@/backend/database.types.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import { clinicFromRow, type Clinic } from "@/directory/clinics/clinic.ts";
import { CLINIC_COLUMNS } from "@/directory/clinics/clinicColumns.ts";
import type { ClinicFields } from "./clinicSchema.ts";
import { adminClinicsFromJson } from "./adminClinic.ts";

const adminClinicsKey = ["admin-clinics"] as const;

/** One answer even for thousands of clinics, so that searching needs no other. */
export function adminClinicsQuery() {
  return queryOptions({
    queryKey: [...adminClinicsKey, "list"],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("admin_clinics", {}, { get: true }).abortSignal(signal);
      return adminClinicsFromJson(dataOf(answer)) ?? unknownShape(answer);
    },
    // Somebody else may be editing.
    staleTime: 0,
  });
}

function unknownShape({ status, data }: { status: number; data: Json }): never {
  throw new BackendError("The answer came in an unknown shape", status, data);
}

export interface Publication {
  published: boolean;
  mergedInto: string | null;
  votes: number;
}

export interface ClinicToEdit {
  clinic: Clinic;
  publication: Publication;
  changedAt: string;
}

/** Never cached: editing starts from the latest version. Never refetched while somebody types. */
export function clinicToEditQuery(id: string) {
  return queryOptions({
    queryKey: ["clinic-to-edit", id],
    queryFn: ({ signal }) => (/^[a-z0-9-]+$/.test(id) ? fetchClinic(id, signal) : null),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

async function fetchClinic(id: string, signal?: AbortSignal): Promise<ClinicToEdit | null> {
  const asked = adminClient
    .from("clinics")
    .select(`${CLINIC_COLUMNS},published,merged_into,changed_at`)
    .eq("id", id);
  const [row] = rowsOf(await (signal ? asked.abortSignal(signal) : asked));
  if (!row) return null;
  const clinic = clinicFromRow(row);
  const publication = publicationOf({ ...row, upvote_count: clinic.upvoteCount });
  return { clinic, publication, changedAt: isoInstant(row.changed_at) };
}

function publicationOf(row: {
  published: boolean;
  merged_into: string | null;
  upvote_count: number;
}): Publication {
  return { published: row.published, mergedInto: row.merged_into, votes: row.upvote_count };
}

export function publicationQuery({ clinic: { id }, publication }: ClinicToEdit) {
  return queryOptions({
    queryKey: [...adminClinicsKey, "standing", id],
    queryFn: async ({ signal }) => {
      const asked = adminClient.from("clinics").select("published,merged_into,upvote_count").eq("id", id);
      const [row] = rowsOf(await asked.abortSignal(signal));
      return row ? publicationOf(row) : publication;
    },
    initialData: publication,
    staleTime: 0,
  });
}

/** Includes the facts of unpublished clinics. */
export function previewFactsQuery(id: string) {
  return queryOptions({
    queryKey: [...adminClinicsKey, "preview", id],
    queryFn: async ({ signal }) =>
      dataOf(await adminClient.rpc("clinic_facts", { p_clinic_id: id }, { get: true }).abortSignal(signal)),
    staleTime: 0,
  });
}

interface ClinicToSave {
  fields: ClinicFields;
  /** The version that the editor started from; null for a new clinic. */
  base: string | null;
}

export type Saved = { kind: "saved"; changedAt: string } | { kind: "newer"; clinic: ClinicToEdit };

async function saveClinic({ fields, base }: ClinicToSave): Promise<Saved> {
  const { id, fixedPrices, heroLogoUrl, ...same } = fields;
  const columns = { ...same, fixed_prices: fixedPrices, hero_logo_url: heroLogoUrl };
  const clinics = adminClient.from("clinics");
  const writing =
    base === null
      ? clinics.insert({ id, ...columns, published: false })
      : clinics.update(columns).eq("id", id).eq("changed_at", base);
  const [row] = rowsOf(await writing.select("changed_at"));
  if (row) return { kind: "saved", changedAt: isoInstant(row.changed_at) };
  const clinic = base === null ? null : await fetchClinic(id);
  if (clinic && clinic.changedAt !== base) return { kind: "newer", clinic };
  throw new BackendError("The database took no change", 403);
}

/** @throws BackendError, also when the clinic may not be changed */
async function setPublished({ id, published }: { id: string; published: boolean }): Promise<void> {
  const changed = adminClient.from("clinics").update({ published }).eq("id", id);
  if (rowsOf(await changed.select("id")).length === 0) {
    throw new BackendError("The database took no change", 403);
  }
}

/** Includes visitors' pages in this browser; waits for the administration's lists. */
export async function refreshClinics(cache: QueryClient): Promise<void> {
  for (const queryKey of [clinicsKey, ["clinic-facts"]]) void cache.invalidateQueries({ queryKey });
  await cache.invalidateQueries({ queryKey: adminClinicsKey });
}

function useClinicMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshClinics(cache) });
}

/** Resolves with a conflict when somebody else was faster. */
export const useSaveClinic = () => useClinicMutation(saveClinic);
export const useSetPublished = () => useClinicMutation(setPublished);
