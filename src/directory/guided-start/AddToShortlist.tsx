import { useState } from "react";
import { addToShortlist, shortlistNow } from "@/directory/shortlist/storedShortlist.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";

export function AddToShortlist({ ids, isAll }: { ids: string[]; isAll: boolean }) {
  // Kept as it was said: other answers lead to other clinics.
  const [done, setDone] = useState("");
  const these = isAll
    ? `Put these ${ids.length} on my shortlist`
    : `Put the first ${ids.length} on my shortlist`;
  const label = ids.length === 1 ? "Put it on my shortlist" : these;
  return (
    <>
      <Button tone="outline" onClick={() => setDone(add(ids))}>
        {label}
      </Button>
      <p role="status" className="w-full">
        {done}
      </p>
    </>
  );
}

function add(ids: string[]): string {
  const leftOut = addToShortlist(ids).length;
  const count = ids.length - leftOut;
  const kept = shortlistNow().isStored
    ? "It's kept in this browser."
    : "Your browser can’t store it, or its storage is full, so it lasts until you close or reload the page.";
  if (leftOut > 0)
    return `${formatClinics(count)} added to your shortlist. There was no room for ${formatClinics(leftOut)}. ${kept}`;
  return `Your shortlist has ${count === 1 ? "it" : `all ${count}`} now. ${kept}`;
}
