import type { RateBasis } from "./measure.ts";
import { countingNotes } from "./resultLabels.ts";

const NOT_WHO_STOPPED =
  "Only treatments that reached a transfer seem to be counted, since nearly every started cycle had one.";

interface CountingNoteProps {
  basis: RateBasis;
  /** Whether it is one of `doubtfulRates()`. */
  isDoubtful: boolean;
}

export function CountingNote({ basis, isDoubtful }: CountingNoteProps) {
  return (
    <p className="mt-3 max-w-prose text-sm">
      {countingNotes(basis, isDoubtful ? NOT_WHO_STOPPED : undefined)}
    </p>
  );
}
