import type { TypedAnswers } from "@/law/answers.ts";
import { withAnswers, type CostPlan } from "./costPlan.ts";
import { CostsSummary } from "./CostsSummary.tsx";
import { ListState } from "./ListState.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { useBans } from "./useBans.ts";
import { useChosenClinic } from "./useChosenClinic.ts";
import { useCosts } from "./useCosts.ts";

interface CostsChapterProps {
  plan: CostPlan;
  typed: TypedAnswers;
}

export function CostsChapter({ plan: given, typed }: CostsChapterProps) {
  const chosen = useChosenClinic(given);
  const countries = chosen.clinic?.countries ?? (given.country === "" ? [] : [given.country]);
  const chosenPlan = withAnswers(given, typed, countries);
  const bans = useBans(countries, chosenPlan, typed);
  const costs = useCosts(bans.counted, chosen, bans.banned);
  if (bans.refusal) {
    return (
      <div role="status">
        <p className="text-xl font-semibold">{bans.refusal.title}</p>
        <p>{bans.refusal.sentence}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <CostsSummary costs={costs} plan={bans.counted} isLawPending={bans.isPending} />
      <ListState costs={costs} />
      {bans.retry && (
        <div role="status" className="grid gap-3 text-sm">
          <LoadFailure action="Load the law" onRetry={bans.retry}>
            The law there couldn’t be loaded, so this may count what isn’t allowed there.
          </LoadFailure>
        </div>
      )}
    </div>
  );
}
