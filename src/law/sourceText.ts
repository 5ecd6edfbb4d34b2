import { formatLongDate } from "@/ui/dates.ts";
import type { LawText, Rule } from "./rules.ts";

export function textAge({ asOf }: LawText): string {
  if (asOf === null) return "undated";
  return /^\d{4}$/.test(asOf) ? `text from ${asOf}` : `text from ${formatLongDate(asOf)}`;
}

export const DOUBTS = {
  H: undefined,
  M: "from a page about the law, or an older text of it",
  L: "weak: one page only, or from memory",
};

/** True before that day and after it: a built page may be read much later. */
export function changeNote({ watchUntil }: Rule): string | null {
  return watchUntil === undefined
    ? null
    : `This is certain only until ${formatLongDate(watchUntil)}: a change is expected then.`;
}
