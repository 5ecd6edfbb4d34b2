import { useQueries } from "@tanstack/react-query";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { factsToCompareQuery } from "./api.ts";

export interface FactsToCompare {
  /** In the clinics' order; null after a failure. */
  facts: (ClinicFacts | null)[];
  isPending: boolean;
  retry: (() => void) | null;
}

export function useFactsToCompare(clinics: Clinic[]): FactsToCompare {
  const answers = useQueries({ queries: clinics.map(({ id }) => factsToCompareQuery(id)) });
  const failed = answers.filter(({ data, isPending }) => data === undefined && !isPending);
  return {
    facts: answers.map(({ data, dataUpdatedAt }) =>
      data === undefined ? null : factsFromJson(data, new Date(dataUpdatedAt).toISOString().slice(0, 10)),
    ),
    isPending: answers.some(({ isPending }) => isPending),
    retry: failed.length === 0 ? null : () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
