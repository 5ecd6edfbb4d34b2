import { useQuery } from "@tanstack/react-query";
import type { TypedAnswers } from "@/law/answers.ts";
import { lawsQuery } from "@/law/api.ts";
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
  /** The plan with what the law demands, without what it forbids. */
  counted: CostPlan;
  /** True until the law is known, so that nothing is counted that it forbids. */
  isPending: boolean;
  mayAsk: boolean;
  retry: (() => void) | null;
}

export function useBans(countries: readonly string[], plan: CostPlan, typed: TypedAnswers): Bans {
  const isChosen = countries.length > 0;
  const laws = useQuery({ ...lawsQuery(), enabled: isChosen });
  const rules = useQuery({
    queryKey: ["cost-law"],
    queryFn: () => importChunk(() => import("./costLaw.ts"), "Loading the law..."),
    staleTime: "static",
    enabled: isChosen,
  });
  const isKnown = rules.data !== undefined && laws.data !== undefined;
  const bans = isKnown ? rules.data.bansIn(laws.data, countries, plan, typed) : [];
  const retry = () => {
    for (const { isError, refetch } of [rules, laws]) if (isError) void refetch();
  };
  const needsNotary = isKnown && rules.data.needsNotary(laws.data, countries, plan, typed);
  const refusal = bans.find(({ lines }) => lines === null) ?? null;
  return {
    refusal,
    notices: bans.filter(({ lines }) => lines !== null),
    banned: bans.flatMap(({ lines }) => lines ?? []),
    counted: { ...(isKnown ? rules.data.withoutBanned(plan, bans) : plan), needsNotary },
    isPending: isChosen && (rules.isLoading || laws.isLoading),
    mayAsk: (!isChosen || isKnown) && refusal === null,
    retry: isChosen && !isKnown && (rules.isError || laws.isError) ? retry : null,
  };
}
