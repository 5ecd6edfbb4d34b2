import { formatShort, formatWeekday } from "@/ui/calendarDateText.ts";
import type { Span } from "./tripDates.ts";

export function formatDay(day: Date): string {
  return `${formatWeekday(day).slice(0, 3)} ${formatShort(day)}`;
}

export function formatSpan({ firstDay, lastDay }: Span, isAnyDayBefore = false): string {
  if (isAnyDayBefore) return `by ${formatDay(lastDay)}`;
  if (firstDay.getTime() === lastDay.getTime()) return `on ${formatDay(firstDay)}`;
  return `between ${formatDay(firstDay)} and ${formatDay(lastDay)}`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
