import { useQueries, useQuery } from "@tanstack/react-query";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { clinicAfterMergesQuery } from "@/directory/clinics/clinicAfterMerges.ts";

interface NamedClinics {
  /** Undefined while loading or after a failure. */
  all: Clinic[] | undefined;
  clinics: Clinic[];
  became: [id: string, became: string][];
  missing: string[];
  /** Those of which couldn’t be looked up whether they were merged. */
  failed: string[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

export function useNamedClinics(ids: readonly string[]): NamedClinics {
  const { data: all, error, refetch } = useQuery(clinicsQuery());
  const byId = new Map(all?.map((clinic) => [clinic.id, clinic]));
  const unknown = all ? ids.filter((id) => !byId.has(id)) : [];
  const answers = useQueries({ queries: unknown.map(clinicAfterMergesQuery) });
  const failed = unknown.filter((_, index) => answers[index]?.isError);
  const merged = new Map(unknown.map((id, index) => [id, answers[index]?.data ?? null]));
  const found = ids.map((id) => byId.get(merged.get(id) ?? id));
  return {
    all,
    clinics: [...new Set(found)].filter((clinic) => clinic !== undefined),
    became: [...merged].flatMap(([id, became]) =>
      became !== null && byId.has(became) ? [[id, became]] : [],
    ),
    missing: ids.filter((id, index) => !found[index] && !failed.includes(id)),
    failed,
    isPending: (!all && !error) || answers.some(({ isPending }) => isPending),
    error: all ? null : error,
    retry: () => void refetch(),
  };
}
