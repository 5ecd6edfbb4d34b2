import { formatShort, formatWeekday } from "@/ui/dates.ts";
import type { Span } from "./tripDates.ts";

/** Formats a day as `Mon 30 Mar 2026`. */
export function formatDay(day: Date): string {
  return `${formatWeekday(day).slice(0, 3)} ${formatShort(day)}`;
}

/** Formats days as `between Mon 30 Mar 2026 and Mon 6 Apr 2026`, or `on Mon 30 Mar 2026`. */
export function formatSpan({ firstDay, lastDay }: Span, isAnyDayBefore = false): string {
  if (isAnyDayBefore) return `by ${formatDay(lastDay)}`;
  if (firstDay.getTime() === lastDay.getTime()) return `on ${formatDay(firstDay)}`;
  return `between ${formatDay(firstDay)} and ${formatDay(lastDay)}`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
