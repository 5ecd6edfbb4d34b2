import { counted } from "@/ui/counted.ts";
import type { CostPlan } from "./costPlan.ts";
import { describeCosts } from "./costsText.ts";
import { TREATMENT_NAMES } from "./formatCost.ts";
import type { Costs } from "./useCosts.ts";

interface CostsSummaryProps {
  costs: Costs;
  plan: CostPlan;
  /** Nothing is counted before it. */
  isLawPending: boolean;
}

export function CostsSummary({ costs, plan, isLawPending }: CostsSummaryProps) {
  const { treatment, cycles, country } = plan;
  if (isLawPending || costs.isPending) {
    const prices = country === "" ? "Loading the clinic’s prices..." : "Loading the prices...";
    return (
      <p role="status" className="text-quiet">
        {isLawPending ? "Loading the law..." : prices}
      </p>
    );
  }
  const { headline, sentences } = describeCosts(costs, plan);
  return (
    <div>
      <p className="text-quiet">
        <span>{`${TREATMENT_NAMES[treatment]}, ${counted(cycles, "cycle", "cycles")}`}</span>
        {(costs.clinic || country) && (
          <span>
            {" · "}
            <bdi translate={costs.clinic ? "no" : undefined}>{costs.clinic?.name ?? country}</bdi>
          </span>
        )}
      </p>
      {/* The sum alone is read out: it changes with every digit that is typed. */}
      <div role="status">
        <strong className="mt-1 block font-serif text-2xl font-semibold sm:text-3xl">{headline}</strong>
      </div>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </div>
  );
}
