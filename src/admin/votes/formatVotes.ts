import { counted, grouped } from "@/ui/counted.ts";
import { formatShort } from "@/ui/calendarDateText.ts";

/** `voided` votes no longer count; `unproven` ones came without a human check. */
export interface Tally {
  votes: number;
  voided: number;
  unproven: number;
}

const time = (date: Date) =>
  `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;

export function formatHour(instant: string): string {
  const from = new Date(instant);
  const until = new Date(from.getTime() + 3_600_000);
  return `${formatShort(from)}, ${time(from)}–${time(until)}`;
}

export function formatMinute(instant: string): string {
  const date = new Date(instant);
  return `${formatShort(date)}, ${time(date)}`;
}

export function formatTimeSpan(first: string, last: string): string {
  const [from, until] = [formatMinute(first), formatMinute(last)];
  if (from === until) return from;
  const [day] = from.split(", ");
  return until.startsWith(`${day}, `) ? `${from}–${until.slice(day!.length + 2)}` : `${from} – ${until}`;
}

export const formatVoteCount = (votes: number) => counted(votes, "vote", "votes");

export function formatTally({ votes, voided, unproven }: Tally): string {
  const parts = [formatVoteCount(votes)];
  if (unproven > 0) parts.push(`${grouped(unproven)} of them without a human check`);
  if (voided > 0) parts.push(`${grouped(voided)} already voided`);
  return parts.join(", ");
}

export const shortHash = (hash: string) => hash.slice(0, 10);

export const formatDays = (days: number) => (days === 1 ? "24 hours" : `${days} days`);
