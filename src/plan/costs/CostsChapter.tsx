import type { TypedAnswers } from "@/law/answers.ts";
import { withAnswers, type CostPlan } from "./costPlan.ts";
import { CostsSummary } from "./CostsSummary.tsx";
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
  const plan = withAnswers(given, typed, countries);
  const { refusal, banned, counted } = useBans(countries, plan, typed);
  const costs = useCosts(counted, chosen, banned);
  if (!refusal) return <CostsSummary costs={costs} plan={plan} />;
  return (
    <div role="status">
      <p className="text-xl font-semibold">{refusal.title}</p>
      <p>{refusal.sentence}</p>
    </div>
  );
}
