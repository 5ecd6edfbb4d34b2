import { useQuery } from "@tanstack/react-query";
import { listedClinicsQuery, publishedPricesQuery, type ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import type { LineCode } from "./lineRules.ts";
import { linesOf, type Line } from "./lines.ts";
import { listsIn, spanOf, type PublishedList } from "./publishedLists.ts";
import { sumOf, type CostSum } from "./sum.ts";
import type { ChosenClinic } from "./useChosenClinic.ts";

export interface Costs {
  clinic: ListedClinic | null;
  isGone: boolean;
  /** True while prices load: lines would look unknown without them. */
  isPending: boolean;
  /** False without prices that are needed: lines would look unpublished. */
  areLinesKnown: boolean;
  retry: (() => void) | null;
  /** Of the chosen clinic, or of the only list in the chosen country. */
  lines: Line[];
  sum: CostSum;
  /** Every published list for the treatment in the chosen country; none with a clinic. */
  lists: PublishedList[];
  /** How many clinics the chosen country has here; null while unknown, or with a clinic. */
  clinicsThere: number | null;
}

export function useCosts(plan: CostPlan, chosen: ChosenClinic, banned: readonly LineCode[]): Costs {
  const { clinic, id } = chosen;
  const isChosen = plan.clinic !== "";
  const isCountry = !isChosen && plan.country !== "";
  const list = useQuery({ ...listedClinicsQuery(), enabled: isCountry });
  const prices = useQuery({ ...publishedPricesQuery(), enabled: isChosen || isCountry });
  const clinics = isCountry ? (list.data ?? []) : [];
  const lists = prices.data ? listsIn(plan.country, plan, { clinics, prices: prices.data }, banned) : [];
  const [only] = lists;
  const lines =
    only && lists.length === 1 ? only.lines : linesOf(plan, (isChosen && prices.data?.get(id)) || [], banned);
  const failed = [...chosen.failed, ...[list, prices].filter(({ isError }) => isError)];
  const isNeeded = isChosen || isCountry;
  const isPending = isNeeded && (chosen.isLoading || list.isLoading || prices.isLoading);
  const hasSource = lists.length > 0 || prices.data?.has(id);
  return {
    ...{ clinic, lines, lists, isGone: chosen.isGone },
    isPending,
    areLinesKnown:
      !isNeeded ||
      (!isPending && (hasSource === true || !failed.some(({ isLoadingError }) => isLoadingError))),
    retry:
      isNeeded && failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
    sum: lists.length > 1 ? spanOf(lists.map(({ sum }) => sum)) : sumOf(lines, plan.currency),
    clinicsThere:
      isCountry && list.data && prices.data
        ? clinics.filter(({ countries }) => countries.includes(plan.country)).length
        : null,
  };
}
