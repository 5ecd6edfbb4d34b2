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

export function changeNote({ watchUntil }: Rule): string | null {
  return watchUntil === undefined
    ? null
    : `This is due to change: it is certain only until ${formatLongDate(watchUntil)}.`;
}
