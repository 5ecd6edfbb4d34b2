import type { RateBasis } from "./measure.ts";
import { DENOMINATOR_NOTES, OUTCOME_NOTES } from "./resultLabels.ts";

/** What a rate counts, and what it leaves out, in sentences. */
export function countingNotes({ outcome, denominator, embryos }: RateBasis): string {
  const notes = [OUTCOME_NOTES[outcome], DENOMINATOR_NOTES[denominator]];
  if (embryos === "fresh" && (denominator === "started_cycle" || denominator === "retrieval"))
    notes.push("Births from embryos that were frozen first are left out.");
  return notes.join(" ");
}
