import { formatShortDate } from "@/ui/dates.ts";

/** Lists of which only the year is known are stored as of 1 January. @param day as `2026-01-01` */
export function formatListDate(day: string): string {
  return day.endsWith("-01-01") ? day.slice(0, 4) : formatShortDate(day);
}
