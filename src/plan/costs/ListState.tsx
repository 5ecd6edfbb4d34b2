import { LoadFailure } from "./LoadFailure.tsx";
import type { Costs } from "./useCosts.ts";

interface ListStateProps {
  costs: Pick<Costs, "isGone" | "retry">;
  /** For the list of clinics, which the page needs anyway. */
  retry?: (() => void) | null;
}

export function ListState({ costs, retry }: ListStateProps) {
  const again = costs.retry ?? retry;
  return (
    <div role="status" className="grid gap-3 text-sm empty:hidden">
      {costs.isGone && <p>The clinic that you chose is no longer listed. Your own numbers are still here.</p>}
      {again && (
        <LoadFailure action="Retry" onRetry={again}>
          The clinics or their prices couldn’t be loaded. Your own numbers still add up.
        </LoadFailure>
      )}
    </div>
  );
}
