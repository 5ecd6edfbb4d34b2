import { useState } from "react";
import { addToShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";

export function AddToShortlist({ ids }: { ids: string[] }) {
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const label = ids.length === 1 ? "Put it on my shortlist" : `Put these ${ids.length} on my shortlist`;
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
