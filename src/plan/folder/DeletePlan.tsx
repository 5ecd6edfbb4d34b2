import { useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { PLAN_PART_KEYS, PLAN_PARTS, type PlanPartKey } from "./planParts.ts";

interface DeletePlanProps {
  storedKeys: readonly PlanPartKey[];
  onDelete: (isShortlistToo: boolean) => void;
}

export function DeletePlan({ storedKeys, onDelete }: DeletePlanProps) {
  const [isShortlistToo, setShortlistToo] = useState(false);
  const hasShortlist = storedKeys.includes("shortlist");
  const keysToDelete = PLAN_PART_KEYS.filter(
    (key) => storedKeys.includes(key) && (key !== "shortlist" || isShortlistToo),
  );
  return (
    <section aria-labelledby="delete" className="mt-12 border-t border-line pt-6 print:hidden">
      <h2 id="delete" className="text-2xl">
        Delete everything
      </h2>
      {keysToDelete.length > 0 && (
        <>
          <p className="mt-2">The button deletes from this browser, and we have no copy:</p>
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {keysToDelete.map((key) => (
              <li key={key}>{PLAN_PARTS[key].name}</li>
            ))}
          </ul>
        </>
      )}
      {hasShortlist && (
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={isShortlistToo}
            onChange={({ target }) => setShortlistToo(target.checked)}
          />
          Delete my shortlist and its notes too
        </label>
      )}
      {keysToDelete.length > 0 ? (
        <div className="mt-3">
          <Button tone="outline" onClick={() => onDelete(isShortlistToo)}>
            Delete my whole plan
          </Button>
        </div>
      ) : (
        !hasShortlist && <p className="mt-2 text-quiet">No plan is stored in this browser.</p>
      )}
    </section>
  );
}
