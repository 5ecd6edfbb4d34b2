import { useQuery } from "@tanstack/react-query";
import type { TypedAnswers } from "@/law/answers.ts";
import { importChunk } from "@/ui/importChunk.ts";
import type { Ban } from "./costLaw.ts";
import type { CostPlan } from "./costPlan.ts";

export interface Bans {
  bans: Ban[];
  /** Whether the law forbids the whole treatment. */
  isRefused: boolean;
  /** False until the law is known, so that nothing is asked that it forbids. */
  mayAsk: boolean;
  retry: (() => void) | null;
}

/** Returns what the law forbids of the costs, which loads with the first country. */
export function useBans(countries: readonly string[], plan: CostPlan, typed: TypedAnswers): Bans {
  const isChosen = countries.length > 0;
  const { data, isError, refetch } = useQuery({
    queryKey: ["cost-law"],
    queryFn: () => importChunk(() => import("./costLaw.ts"), "Loading the law..."),
    staleTime: "static",
    enabled: isChosen,
  });
  const bans = data?.bansOf(countries, plan, typed) ?? [];
  const isRefused = bans.some(({ lines }) => lines === null);
  return {
    bans,
    isRefused,
    mayAsk: (!isChosen || data !== undefined) && !isRefused,
    retry: isChosen && isError ? () => void refetch() : null,
  };
}
