import { formatShortDate } from "@/ui/dates.ts";

/** From one day to another, both inclusive, as `2026-05-01`, from midnight to midnight in Prague. */
export interface Sponsorship {
  id: string;
  clinicId: string;
  from: string;
  /** The day before `from` means withdrawn before it began. */
  until: string;
  note: string | null;
  changedAt: string;
}

export interface SponsorshipFields {
  clinic_id: string;
  from_date: string;
  until_date: string;
  note: string | null;
}

/** @throws RangeError when the text is no date */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export type Phase = "running" | "coming" | "past";

export function phaseOf({ from, until }: Pick<Sponsorship, "from" | "until">, day: string): Phase {
  if (until < from || until < day) return "past";
  return from > day ? "coming" : "running";
}

export function formatPeriod({ from, until }: Pick<Sponsorship, "from" | "until">): string {
  if (until < from) return `Ended before it had run a full day; it was to begin on ${formatShortDate(from)}`;
  if (until === from) return `${formatShortDate(from)} only`;
  return `${formatShortDate(from)} to ${formatShortDate(until)}`;
}

export function overlapOf(
  wanted: Pick<Sponsorship, "from" | "until"> & { id?: string | undefined },
  all: Sponsorship[],
): Sponsorship | undefined {
  if (wanted.until < wanted.from) return undefined;
  return all.find(
    ({ id, from, until }) =>
      id !== wanted.id && from <= until && from <= wanted.until && until >= wanted.from,
  );
}
