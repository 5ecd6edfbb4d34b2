import { useState } from "react";
import { addToShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";

export function AddToShortlist({ ids, isAll }: { ids: string[]; isAll: boolean }) {
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const these = isAll
    ? `Put these ${ids.length} on my shortlist`
    : `Put the first ${ids.length} on my shortlist`;
  const label = ids.length === 1 ? "Put it on my shortlist" : these;
  return (
    <>
      <Button tone="outline" onClick={() => setLeftOut(addToShortlist(ids).length)}>
        {label}
      </Button>
      <p role="status" className="w-full">
        {leftOut !== null && formatAdded(ids.length - leftOut, leftOut)}
      </p>
    </>
  );
}

function formatAdded(count: number, leftOut: number): string {
  const done = `Your shortlist has ${count === 1 ? "it" : `all ${count}`} now. It's kept in this browser.`;
  if (leftOut === 0) return done;
  return `${formatClinics(count)} added to your shortlist. There was no room for ${formatClinics(leftOut)}.`;
}
