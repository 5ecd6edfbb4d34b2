import { formatLongDate } from "@/ui/dates.ts";

/** Returns the latest allowed day: a year ago, with a day's margin for leap years and slow clocks. */
export function latestDay(now = new Date()): string {
  return new Date(now.getTime() - 366 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function readDay(day: string, latest: string): { before: string } | { problem: string } {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return { problem: "Choose a day" };
  if (day > latest) {
    return { problem: `The last year is kept. Choose ${formatLongDate(latest)} or an earlier day` };
  }
  return { before: `${day}T00:00:00Z` };
}
