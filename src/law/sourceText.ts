import { formatLongDate } from "@/ui/dates.ts";
import type { LawText, Rule } from "./rules.ts";

/** Of which day or year the text is that we read. */
export function textAge({ asOf }: LawText): string {
  if (asOf === null) return "undated";
  return /^\d{4}$/.test(asOf) ? `text of ${asOf}` : `text of ${formatLongDate(asOf)}`;
}

/** How sure we are, where we haven't read the law or a study itself. */
export const DOUBTS = {
  H: undefined,
  M: "second-hand: we read this on a page about the law, or in an older text",
  L: "weak: one page only, or from memory",
};

/** What will become of a rule, if that is known. */
export function changeNote({ watchUntil }: Rule): string | null {
  return watchUntil === undefined
    ? null
    : `This is due to change: it is certain only until ${formatLongDate(watchUntil)}.`;
}
