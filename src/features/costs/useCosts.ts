import { useQuery } from "@tanstack/react-query";
import { clinicAfterMergesQuery } from "@/features/clinics/clinicAfterMerges.ts";
import { clinicFactsQuery } from "@/features/facts/api.ts";
import { factsFromJson } from "@/features/facts/factsFromJson.ts";
import { listedClinicsQuery, type ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import { linesOf, type Line } from "./lines.ts";
import { sumOf, type CostSum } from "./sum.ts";

export interface Costs {
  /** The clinic that was chosen, or what it became when it was merged; null for none. */
  clinic: ListedClinic | null;
  /** Whether a clinic was chosen that is no longer listed. */
  isGone: boolean;
  /** Until the clinic's prices are there; without them a line would look unknown. */
  isPending: boolean;
  /** Asks once more for what could not be loaded; null where everything was. */
  retry: (() => void) | null;
  lines: Line[];
  sum: CostSum;
}

/** What is known of the costs of a plan. */
export function useCosts(plan: CostPlan): Costs {
  const isChosen = plan.clinic !== "";
  const list = useQuery({ ...listedClinicsQuery(), enabled: isChosen });
  const isListed = list.data?.some(({ id }) => id === plan.clinic) ?? false;
  const isMissing = isChosen && list.data !== undefined && !isListed;
  const merged = useQuery({ ...clinicAfterMergesQuery(plan.clinic), enabled: isMissing });
  const id = (isMissing && merged.data) || plan.clinic;
  const clinic = (isChosen && list.data?.find((listed) => listed.id === id)) || null;
  // Without the list the prices may still come.
  const facts = useQuery({ ...clinicFactsQuery(id), enabled: clinic !== null || (isChosen && list.isError) });
  const today = new Date(facts.dataUpdatedAt).toISOString().slice(0, 10);
  const known = isChosen && facts.data !== undefined ? factsFromJson(facts.data, today) : null;
  const lines = linesOf(plan, known?.prices ?? []);
  const failed = [list, facts].filter(({ isError }) => isError);
  return {
    clinic,
    isGone: isMissing && !merged.isPending && clinic === null,
    isPending: isChosen && [list, facts, merged].some(({ isLoading }) => isLoading),
    retry:
      isChosen && failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
    lines,
    sum: sumOf(lines, plan.currency),
  };
}
