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
  const chosenPlan = withAnswers(given, typed, countries);
  const { refusal, banned, counted: plan } = useBans(countries, chosenPlan, typed);
  const costs = useCosts(plan, chosen, banned);
  if (!refusal) return <CostsSummary costs={costs} plan={plan} />;
  return (
    <div role="status">
      <p className="text-xl font-semibold">{refusal.title}</p>
      <p>{refusal.sentence}</p>
    </div>
  );
}
