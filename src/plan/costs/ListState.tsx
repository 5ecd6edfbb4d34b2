import { Button } from "@/ui/Button.tsx";
import type { ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import type { useCosts } from "./useCosts.ts";

interface ListStateProps {
  costs: ReturnType<typeof useCosts>;
  hint: string | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What is wrong with the list of clinics or the choice from it. */
export function ListState({ costs, hint, hasFailed, retry }: ListStateProps) {
  const again = costs.retry ?? (hasFailed ? retry : null);
  return (
    <div role="status" className="grid gap-3 text-sm empty:hidden">
      {costs.isGone && <p>The clinic that you chose is no longer listed. Your own numbers are still here.</p>}
      {hint !== null && <p>{hint}</p>}
      {again && (
        <>
          <p className="text-alarm">
            The clinics or their prices couldn’t be loaded. Your own numbers still add up.
          </p>
          <Button tone="outline" onClick={again}>
            Retry
          </Button>
        </>
      )}
    </div>
  );
}

/** Returns why a country alone brings no price; null without a country, or with a clinic. */
export function countryHint(
  { country, clinic }: Pick<CostPlan, "country" | "clinic">,
  listed: ListedClinic[],
): string | null {
  if (country === "" || clinic !== "") return null;
  return listed.some(({ countries }) => countries.includes(country))
    ? "Prices are a clinic’s, not a country’s. Choose a clinic to count with its price list."
    : "We list no clinic in this country, so we know no price there. Your own numbers still add up, and you can send the questions to any clinic.";
}
