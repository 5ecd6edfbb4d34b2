import { formatSpan } from "./formatSpan.ts";
import type { DatedStep, Span, TripDates } from "./tripDates.ts";
import { hasDonorSperm } from "./tripLaw.ts";

/** Names the trips beside the first visit and the stay, and who else travels when; null without any. */
export function describeFurtherTrips(dates: TripDates): string | null {
  const scan = stepOf(dates, "lining-scan");
  const sentences = [
    scan?.place === "clinic" ? `The scan is a trip of its own, ${formatSpan(scan)}.` : null,
    stepOf(dates, "transfer") ? null : "The transfer comes later, on a trip of its own.",
    describeFreshSperm(dates),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** Null with a donor's sperm, and where the embryos exist already. */
export function describeFreshSperm(dates: TripDates): string | null {
  if (hasDonorSperm(dates.asked)) return null;
  const giver = dates.asked.partner === "" ? "whoever gives it" : "your partner";
  const days = daysOfFreshSperm(dates);
  if (days)
    return `If the clinic needs fresh sperm and not frozen, ${giver} must be there ${formatSpan(days)} too.`;
  if (!stepOf(dates, "retrieval")) return null;
  return `Fresh sperm is needed on the day of the retrieval, so ${giver} must be there as well.`;
}

/** When a donor’s eggs are collected or thawed, and the patient isn’t there; null where nobody travels for it. */
export function daysOfFreshSperm(dates: TripDates): Span | null {
  if (dates.treatment !== "donor-eggs" || hasDonorSperm(dates.asked)) return null;
  return stepOf(dates, "progesterone") ?? null;
}

function stepOf({ steps }: TripDates, wanted: string): DatedStep | undefined {
  return steps.find(({ id }) => id === wanted);
}
