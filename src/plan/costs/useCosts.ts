import { useQuery } from "@tanstack/react-query";
import { clinicBecameQuery, listedClinicsQuery, pricesQuery, type ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import { linesOf, type Line } from "./lines.ts";
import { sumOf, type CostSum } from "./sum.ts";

export interface Costs {
  /** The chosen clinic, or the one it was merged into; null for none. */
  clinic: ListedClinic | null;
  isGone: boolean;
  /** True while prices load: lines would look unknown without them. */
  isPending: boolean;
  retry: (() => void) | null;
  lines: Line[];
  sum: CostSum;
}

export function useCosts(plan: CostPlan): Costs {
  const isChosen = plan.clinic !== "";
  const list = useQuery({ ...listedClinicsQuery(), enabled: isChosen });
  const isListed = list.data?.some(({ id }) => id === plan.clinic) ?? false;
  const isMissing = isChosen && list.data !== undefined && !isListed;
  const merged = useQuery({ ...clinicBecameQuery(plan.clinic), enabled: isMissing });
  const id = (isMissing && merged.data) || plan.clinic;
  const clinic = (isChosen && list.data?.find((listed) => listed.id === id)) || null;
  // Prices may load even if the list doesn't.
  const prices = useQuery({ ...pricesQuery(id), enabled: clinic !== null || (isChosen && list.isError) });
  const lines = linesOf(plan, (isChosen && prices.data) || []);
  const failed = [list, prices, merged].filter(({ isError }) => isError);
  return {
    clinic,
    // If the merge is unknown, it may be listed under another name.
    isGone: isMissing && merged.isSuccess && clinic === null,
    isPending: isChosen && [list, prices, merged].some(({ isLoading }) => isLoading),
    retry:
      isChosen && failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
    lines,
    sum: sumOf(lines, plan.currency),
  };
}
