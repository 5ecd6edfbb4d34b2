import { Lock } from "lucide-react";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { Choices } from "./Choices.tsx";
import type { CostPlan } from "./costPlan.ts";
import { OwnNumbers } from "./OwnNumbers.tsx";
import type { StoredCosts } from "./useCostPlan.ts";

interface OwnPartProps {
  plan: StoredCosts;
  /** The plan without what the law forbids. */
  counted: CostPlan;
  onClear: () => void;
}

export function OwnPart({ plan, counted, onClear }: OwnPartProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-8 p-5 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
      <Choices plan={plan} counted={counted} />
      <OwnNumbers plan={plan} />
      <p className="flex gap-2 text-sm text-quiet">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        What you type never leaves this browser. It stays here until you delete it. Safari and iPhones may
        forget it after a week without a visit, so save it to a file in your folder.
      </p>
      {!plan.isStored && (
        <p role="status" className="text-sm text-quiet">
          Your browser can’t store this. It will be lost when you leave the page.
        </p>
      )}
      {!plan.isEmpty && (
        <div>
          <Button tone="outline" onClick={onClear}>
            Delete my numbers
          </Button>
        </div>
      )}
    </Card>
  );
}
