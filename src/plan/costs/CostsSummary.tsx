import { counted } from "@/ui/counted.ts";
import type { CostPlan } from "./costPlan.ts";
import { TREATMENT_NAMES } from "./formatCost.ts";
import { formatGaps, formatRange } from "./sum.ts";
import { useCosts } from "./useCosts.ts";

export function CostsSummary({ plan }: { plan: CostPlan }) {
  const { clinic, isPending, sum } = useCosts(plan);
  const { treatment, cycles, country, currency } = plan;
  if (isPending) {
    return (
      <p role="status" className="text-quiet">
        Loading the clinic’s prices...
      </p>
    );
  }
  return (
    <div>
      <p className="text-quiet">
        <span>{`${TREATMENT_NAMES[treatment]}, ${counted(cycles, "cycle", "cycles")}`}</span>
        {(clinic || country) && (
          <span>
            {" · "}
            <bdi>{clinic?.name ?? country}</bdi>
          </span>
        )}
      </p>
      <div role="status">
        <strong className="mt-1 block font-serif text-2xl font-semibold sm:text-3xl">
          {sum.known === 0 ? "No price is known yet." : formatRange(sum, currency)}
        </strong>
        {formatGaps(sum).map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
