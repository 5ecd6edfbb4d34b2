import { Card } from "@/ui/Card.tsx";
import type { ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import { CostsSummary } from "./CostsSummary.tsx";
import { LazyCostBars } from "./LazyCostBars.tsx";
import { ListsByCountry } from "./ListsByCountry.tsx";
import { RatesNote } from "./RatesNote.tsx";
import type { Costs } from "./useCosts.ts";

interface CostsAnswerProps {
  costs: Costs;
  plan: CostPlan;
  /** Undefined while loading or after a failure. */
  clinics: ListedClinic[] | undefined;
  publishers: ReadonlySet<string>;
  /** Nothing is counted before it. */
  isLawPending: boolean;
  isLawUnknown: boolean;
  choose: (chosen: { country?: string; clinic: string }) => void;
}

export function CostsAnswer({ costs, plan, isLawPending, isLawUnknown, ...props }: CostsAnswerProps) {
  const { clinics, publishers, choose } = props;
  const { lists, lines, sum, clinic } = costs;
  const own = sum.known > 0 ? [{ clinic: null, lines, sum }] : [];
  const known = lists.length > 0 ? lists : own;
  const bars = isLawPending || costs.isPending ? [] : known;
  const isConverted = bars.some((bar) => bar.sum.isConverted);
  return (
    <Card as="section" aria-label="The sum so far" className="p-5 sm:p-6 print:hidden">
      <CostsSummary costs={costs} plan={plan} isLawPending={isLawPending} />
      {isLawUnknown && (
        <p className="mt-1 text-alarm">
          The law there couldn’t be loaded, so this may count what isn’t allowed there.
        </p>
      )}
      {bars.length > 0 && <LazyCostBars plan={plan} bars={bars} onChoose={(id) => choose({ clinic: id })} />}
      {plan.country === "" && clinic === null && plan.clinic === "" && clinics && (
        <ListsByCountry
          publishers={publishers}
          clinics={clinics}
          onChoose={(country) => choose({ country, clinic: "" })}
        />
      )}
      {isConverted && (
        <div className="mt-3">
          <RatesNote />
        </div>
      )}
    </Card>
  );
}
