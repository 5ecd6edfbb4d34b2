import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, errorCode, rowsOf } from "@/backend/errors.ts";
import { refreshClinics } from "@/admin/clinics/api.ts";
import { assertNewer } from "@/admin/drafts/assertNewer.ts";
import type { Kind } from "./factForm.ts";
import type { CheckedFact } from "./factSchemas.ts";
import { factsToEdit, type StoredFact } from "./storedFact.ts";
import type { FactSubject } from "./factSubject.ts";

export function factsToEditQuery(subject: { clinicId: string } | "countries") {
  const clinic = subject === "countries" ? {} : { p_clinic_id: subject.clinicId };
  return queryOptions({
    queryKey: ["facts-to-edit", clinic],
    queryFn: async ({ signal }): Promise<StoredFact[]> => {
      const asked = adminClient.rpc("facts_to_edit", clinic, { get: true });
      const answer = await asked.abortSignal(signal);
      const facts = factsToEdit(dataOf(answer));
      if (facts) return facts;
      throw new BackendError("The answer came in an unknown shape", answer.status, answer.data);
    },
    // Editing must start from the latest version.
    staleTime: 0,
  });
}

interface FactToSave {
  subject: FactSubject;
  typed: CheckedFact;
  /** The id of a new fact, the same at each try to save it, so that a lost answer doesn't double it. */
  newId: string;
  /** With the version its editor started from, or null to overwrite any; `base` is null for a new fact. */
  base: { id: string; changedAt: string | null } | null;
}

function insert(subject: FactSubject, { kind, row }: CheckedFact, id: string) {
  if ("country" in subject) {
    if (kind !== "results") throw new Error(`Of countries there are no ${kind}`);
    const own = { id, country: subject.country, status: "sourced" };
    return adminClient
      .from("clinic_results")
      .insert({ ...row, ...own })
      .select("id");
  }
  const own = { id, clinic_id: subject.clinicId, status: "sourced" };
  switch (kind) {
    case "results":
      return adminClient
        .from("clinic_results")
        .insert({ ...row, ...own })
        .select("id");
    case "prices":
      return adminClient
        .from("clinic_prices")
        .insert({ ...row, ...own })
        .select("id");
    case "reviews":
      return adminClient
        .from("clinic_reviews")
        .insert({ ...row, ...own })
        .select("id");
    case "services":
      return adminClient
        .from("clinic_services")
        .insert({ ...row, ...own })
        .select("id");
    case "contacts":
      return adminClient
        .from("clinic_contacts")
        .insert({ ...row, ...own })
        .select("id");
  }
}

function update({ kind, row }: CheckedFact, id: string, changedAt: string | null) {
  const which = changedAt === null ? { id } : { id, changed_at: changedAt };
  switch (kind) {
    case "results":
      return adminClient.from("clinic_results").update(row).match(which).select("id");
    case "prices":
      return adminClient.from("clinic_prices").update(row).match(which).select("id");
    case "reviews":
      return adminClient.from("clinic_reviews").update(row).match(which).select("id");
    case "services":
      return adminClient.from("clinic_services").update(row).match(which).select("id");
    case "contacts":
      return adminClient.from("clinic_contacts").update(row).match(which).select("id");
  }
}

const VERSIONS = {
  results: (id: string) => adminClient.from("clinic_results").select("changed_at").eq("id", id),
  prices: (id: string) => adminClient.from("clinic_prices").select("changed_at").eq("id", id),
  reviews: (id: string) => adminClient.from("clinic_reviews").select("changed_at").eq("id", id),
  services: (id: string) => adminClient.from("clinic_services").select("changed_at").eq("id", id),
  contacts: (id: string) => adminClient.from("clinic_contacts").select("changed_at").eq("id", id),
};

/** Where its id is there already, an earlier answer was lost: it takes what was typed since. */
async function addFact(subject: FactSubject, typed: CheckedFact, id: string): Promise<void> {
  try {
    rowsOf<{ id: string }>(await insert(subject, typed, id));
  } catch (error) {
    if (errorCode(error) !== "already-there") throw error;
    const stored = rowsOf<{ id: string }>(await update(typed, id, null));
    // Then it is another fact that is in the way.
    if (stored.length === 0) throw error;
  }
}

/** Returns false when somebody else changed the fact first. @throws BackendError, also if it may not be changed */
async function saveFact({ subject, typed, newId, base }: FactToSave): Promise<boolean> {
  if (!base) {
    await addFact(subject, typed, newId);
    return true;
  }
  const answer = await update(typed, base.id, base.changedAt);
  if (rowsOf<{ id: string }>(answer).length > 0) return true;
  const [stored] = rowsOf<{ changed_at: string }>(await VERSIONS[typed.kind](base.id));
  assertNewer(stored, base.changedAt);
  return false;
}

function assertChanged(rows: unknown[]): void {
  if (rows.length === 0) throw new BackendError("The database took no change", 403);
}

interface Retirement {
  kind: Kind;
  id: string;
  isRetired: boolean;
}

/** @throws BackendError, also when the fact may not be changed */
async function retireFact({ kind, id, isRetired }: Retirement): Promise<void> {
  const change = { retired_at: isRetired ? new Date().toISOString() : null };
  const tables = {
    results: () => adminClient.from("clinic_results").update(change).eq("id", id).select("id"),
    prices: () => adminClient.from("clinic_prices").update(change).eq("id", id).select("id"),
    reviews: () => adminClient.from("clinic_reviews").update(change).eq("id", id).select("id"),
    services: () => adminClient.from("clinic_services").update(change).eq("id", id).select("id"),
    contacts: () => adminClient.from("clinic_contacts").update(change).eq("id", id).select("id"),
  };
  assertChanged(rowsOf<{ id: string }>(await tables[kind]()));
}

function useFactMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      void refreshClinics(cache);
      await cache.invalidateQueries({ queryKey: ["facts-to-edit"] });
    },
  });
}

export const useSaveFact = () => useFactMutation(saveFact);
export const useRetireFact = () => useFactMutation(retireFact);
