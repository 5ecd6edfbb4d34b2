import { isolate } from "@/ui/isolate.ts";
import { MAX_COMPARED, toggleChosen, useChosen } from "./chosenClinics.ts";

interface CompareTickProps {
  clinic: { id: string; name: string };
  className?: string;
}

export function CompareTick({ clinic: { id, name }, className = "" }: CompareTickProps) {
  const chosen = useChosen();
  const isChosen = chosen.some((each) => each.id === id);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  const named = isolate(name);
  return (
    <label
      className={`inline-flex min-h-11 items-center gap-1.5 ${isFull ? "text-quiet" : "cursor-pointer text-accent"} ${className}`}
    >
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={isFull ? `Four chosen: take one out to compare ${named}` : `Compare ${named}`}
        // A disabled one couldn't take the focus to say why.
        aria-disabled={isFull}
        className="size-5 shrink-0 aria-disabled:cursor-not-allowed"
        onChange={() => toggleChosen({ id, name })}
      />
      <span>{isFull ? "Four chosen" : "Compare"}</span>
    </label>
  );
}
