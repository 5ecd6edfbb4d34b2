import { useQuery } from "@tanstack/react-query";
import type { TypedAnswers } from "@/law/answers.ts";
import { importChunk } from "@/ui/importChunk.ts";
import type { Ban } from "./costLaw.ts";
import type { CostPlan } from "./costPlan.ts";
import type { LineCode } from "./lineRules.ts";

export interface Bans {
  /** What forbids the whole treatment. */
  refusal: Ban | null;
  /** What forbids some of its lines. */
  notices: Ban[];
  banned: LineCode[];
  /** True until the law is known, so that nothing is counted that it forbids. */
  isPending: boolean;
  /** False until the law is known, so that nothing is asked that it forbids. */
  mayAsk: boolean;
  retry: (() => void) | null;
}

/** Returns what the law forbids of the costs, which loads with the first country. */
export function useBans(countries: readonly string[], plan: CostPlan, typed: TypedAnswers): Bans {
  const isChosen = countries.length > 0;
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ["cost-law"],
    queryFn: () => importChunk(() => import("./costLaw.ts"), "Loading the law..."),
    staleTime: "static",
    enabled: isChosen,
  });
  const bans = data?.bansOf(countries, plan, typed) ?? [];
  const refusal = bans.find(({ lines }) => lines === null) ?? null;
  return {
    refusal,
    notices: bans.filter(({ lines }) => lines !== null),
    banned: bans.flatMap(({ lines }) => lines ?? []),
    isPending: isChosen && isLoading,
    mayAsk: (!isChosen || data !== undefined) && refusal === null,
    retry: isChosen && isError ? () => void refetch() : null,
  };
}
