import { useQueries, useQuery } from "@tanstack/react-query";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { clinicAfterMergesQuery } from "@/directory/clinics/clinicAfterMerges.ts";

interface NamedClinics {
  /** Every listed clinic; undefined until they are loaded, or when they cannot be. */
  all: Clinic[] | undefined;
  /** Those with the ids, in their order, each once. */
  clinics: Clinic[];
  /** What ids of merged clinics became. */
  became: [id: string, became: string][];
  /** The ids of no listed clinic. */
  missing: string[];
  /** Until each id is known to be somebody's or nobody's. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** The listed clinics that some ids name, also those of clinics that were merged into others. */
export function useNamedClinics(ids: readonly string[]): NamedClinics {
  const { data: all, error, refetch } = useQuery(clinicsQuery());
  const byId = new Map(all?.map((clinic) => [clinic.id, clinic]));
  const unknown = all ? ids.filter((id) => !byId.has(id)) : [];
  const answers = useQueries({ queries: unknown.map(clinicAfterMergesQuery) });
  const merged = new Map(unknown.map((id, index) => [id, answers[index]?.data ?? null]));
  const found = ids.map((id) => byId.get(merged.get(id) ?? id));
  return {
    all,
    clinics: [...new Set(found)].filter((clinic) => clinic !== undefined),
    became: [...merged].flatMap(([id, became]) =>
      became !== null && byId.has(became) ? [[id, became]] : [],
    ),
    missing: ids.filter((_, index) => found[index] === undefined),
    isPending: (!all && !error) || answers.some(({ isPending }) => isPending),
    error: all ? null : error,
    retry: () => void refetch(),
  };
}
