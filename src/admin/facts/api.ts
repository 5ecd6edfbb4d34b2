import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, errorCode, rowsOf } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";
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

const TABLES = {
  results: "clinic_results",
  prices: "clinic_prices",
  reviews: "clinic_reviews",
  services: "clinic_services",
  contacts: "clinic_contacts",
} as const satisfies Record<Kind, string>;

export interface FactVersion {
  id: string;
  changedAt: string;
}

interface FactToSave {
  subject: FactSubject;
  typed: CheckedFact;
  /** The id of a new fact, the same at each try to save it, so that a lost answer doesn't double it. */
  newId: string;
  /** The version its editor started from; null for a new fact. */
  base: FactVersion | null;
}

const VERSION = "id,changed_at";

interface VersionRow {
  id: string;
  changed_at: string;
}

async function insert(subject: FactSubject, { kind, row }: CheckedFact, id: string) {
  const own = { id, status: "sourced" };
  if ("country" in subject) {
    if (kind !== "results") throw new Error(`Of countries there are no ${kind}`);
    const ofCountry = adminClient.from(TABLES[kind]).insert({ ...row, ...own, country: subject.country });
    return rowsOf<VersionRow>(await ofCountry.select(VERSION));
  }
  const ofClinic = adminClient.from(TABLES[kind]).insert({ ...row, ...own, clinic_id: subject.clinicId });
  return rowsOf<VersionRow>(await ofClinic.select(VERSION));
}

async function update({ kind, row }: CheckedFact, which: { id: string; changed_at?: string }) {
  return rowsOf<VersionRow>(await adminClient.from(TABLES[kind]).update(row).match(which).select(VERSION));
}

/** Where its id is there already, an earlier answer was lost: it takes what was typed since. */
async function addFact(subject: FactSubject, typed: CheckedFact, id: string) {
  try {
    return await insert(subject, typed, id);
  } catch (error) {
    if (errorCode(error) !== "already-there") throw error;
    const stored = await update(typed, { id });
    // Then it is another fact that is in the way.
    if (stored.length === 0) throw error;
    return stored;
  }
}

/** Resolves with the newer version when somebody else changed the fact first. */
async function saveFact({
  subject,
  typed,
  newId,
  base,
}: FactToSave): Promise<FactVersion & { kind: "saved" | "newer" }> {
  const [row] = base
    ? await update(typed, { id: base.id, changed_at: base.changedAt })
    : await addFact(subject, typed, newId);
  if (row) return { kind: "saved", id: row.id, changedAt: isoInstant(row.changed_at) };
  if (!base) throw new BackendError("The database took no change", 403);
  const { id, changedAt: seen } = base;
  const stored = rowsOf<VersionRow>(await adminClient.from(TABLES[typed.kind]).select(VERSION).eq("id", id));
  return { kind: "newer", id, changedAt: assertNewer(stored[0], seen) };
}

interface Retirement {
  kind: Kind;
  id: string;
  isRetired: boolean;
}

/** @throws BackendError, also when the fact may not be changed */
async function retireFact({ kind, id, isRetired }: Retirement): Promise<void> {
  const change = { retired_at: isRetired ? new Date().toISOString() : null };
  const retiring = adminClient.from(TABLES[kind]).update(change).eq("id", id);
  if (rowsOf<{ id: string }>(await retiring.select("id")).length === 0)
    throw new BackendError("The database took no change", 403);
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
