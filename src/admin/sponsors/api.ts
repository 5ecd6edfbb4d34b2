import { queryOptions, useMutation, useQueryClient, type MutationFunction } from "@tanstack/react-query";
import { assertNewer } from "@/admin/drafts/assertNewer.ts";
import { adminClient } from "@/backend/adminClient.ts";
import type { Database } from "@/backend/database.types.ts";
import { readAllPages } from "@/backend/allPages.ts";
import { dataOf, rowsOf } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
import type { ClinicName } from "./sponsorForm.ts";
import type { Sponsorship, SponsorshipFields } from "./sponsorship.ts";

type Row = Database["public"]["Tables"]["clinics"]["Row"];

const sponsorshipsKey = ["sponsorships"] as const;

export function sponsorshipsQuery() {
  return queryOptions({
    queryKey: sponsorshipsKey,
    queryFn: async ({ signal }) => {
      const [sponsorships, clinics] = await Promise.all([
        readAllPages((from, to) => fetchSponsorships(from, to, signal)),
        readAllPages((from, to) => fetchClinics(from, to, signal)),
      ]);
      return { sponsorships, clinics };
    },
    staleTime: 0,
  });
}

async function fetchSponsorships(from: number, to: number, signal: AbortSignal): Promise<Sponsorship[]> {
  const answer = await adminClient
    .from("sponsorships")
    .select("id,clinic_id,from_date,until_date,note,changed_at")
    .order("from_date", { ascending: false })
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer).map((row) => ({
    id: row.id,
    clinicId: row.clinic_id,
    from: row.from_date,
    until: row.until_date,
    note: row.note,
    changedAt: isoInstant(row.changed_at),
  }));
}

async function fetchClinics(from: number, to: number, signal: AbortSignal): Promise<ClinicName[]> {
  const answer = await adminClient
    .from("clinics")
    .select("id,name,published,merged_into")
    .order("name")
    .order("id")
    .range(from, to)
    .abortSignal(signal);
  return rowsOf(answer).map(clinicNameOf);
}

function clinicNameOf(row: Pick<Row, "id" | "name" | "published" | "merged_into">): ClinicName {
  const { id, name, published } = row;
  return { id, name, published, mergedInto: row.merged_into };
}

interface SponsorshipToSave {
  fields: Partial<SponsorshipFields>;
  /** The version that was seen. */
  base: { id: string; changedAt: string };
}

async function giveSponsorship(fields: SponsorshipFields): Promise<void> {
  rowsOf(await adminClient.from("sponsorships").insert(fields).select("id"));
}

/**
 * Resolves with the newer version when somebody else was faster.
 * @throws BackendError, also if the place may not be changed
 */
async function changeSponsorship({
  fields,
  base,
}: SponsorshipToSave): Promise<{ kind: "saved" | "newer"; changedAt: string }> {
  const which = { id: base.id, changed_at: base.changedAt };
  const changing = adminClient.from("sponsorships").update(fields).match(which);
  const [row] = rowsOf(await changing.select("changed_at"));
  if (row) return { kind: "saved", changedAt: isoInstant(row.changed_at) };
  const current = adminClient.from("sponsorships").select("changed_at").eq("id", base.id);
  return { kind: "newer", changedAt: assertNewer(rowsOf(await current)[0], base.changedAt) };
}

function useSponsorshipMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sponsorshipsKey }),
  });
}

export const useGiveSponsorship = () => useSponsorshipMutation(giveSponsorship);
export const useChangeSponsorship = () => useSponsorshipMutation(changeSponsorship);

const priceKey = ["sponsored-price-to-edit"] as const;

export function sponsoredPriceQuery() {
  return queryOptions({
    queryKey: priceKey,
    queryFn: async ({ signal }): Promise<number | null> =>
      dataOf(await adminClient.rpc("sponsored_price", {}, { get: true }).abortSignal(signal)) ?? null,
    staleTime: 0,
  });
}

/** Owners only; null removes the price. */
export function useSetSponsoredPrice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (euros: number | null) => {
      dataOf(await adminClient.rpc("set_sponsored_price", euros === null ? {} : { p_euros: euros }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: priceKey }),
  });
}
