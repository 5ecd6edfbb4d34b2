import { useQuery } from "@tanstack/react-query";
import { clinicBecameQuery, listedClinicsQuery, type ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";

export interface ChosenClinic {
  /** The chosen clinic, or the one it was merged into; null for none. */
  clinic: ListedClinic | null;
  /** The id to look prices up by, also without the list of clinics. */
  id: string;
  isGone: boolean;
  isLoading: boolean;
  /** Those with a loading error have nothing to show, the others what was loaded before. */
  failed: { isLoadingError: boolean; refetch: () => Promise<unknown> }[];
}

export function useChosenClinic({ clinic: chosen }: Pick<CostPlan, "clinic">): ChosenClinic {
  const isChosen = chosen !== "";
  const list = useQuery({ ...listedClinicsQuery(), enabled: isChosen });
  const isListed = list.data?.some((listed) => listed.id === chosen) ?? false;
  const isMissing = isChosen && list.data !== undefined && !isListed;
  const merged = useQuery({ ...clinicBecameQuery(chosen), enabled: isMissing });
  const id = (isMissing && merged.data) || chosen;
  const clinic = (isChosen && list.data?.find((listed) => listed.id === id)) || null;
  return {
    ...{ clinic, id },
    // If the merge is unknown, it may be listed under another name.
    isGone: isMissing && merged.isSuccess && clinic === null,
    isLoading: list.isLoading || merged.isLoading,
    failed: isChosen ? [list, merged].filter(({ isError }) => isError) : [],
  };
}
