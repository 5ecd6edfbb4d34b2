import { formatDay, formatSpan } from "./formatSpan.ts";
import type { DatedStep, TripDates } from "./tripDates.ts";
import { hasDonorSperm } from "./tripLaw.ts";

/** Names each trip with its reason, and whose sperm is needed when; null without a stay at the clinic. */
export function describeTrips(dates: TripDates): string | null {
  const stay = dates.nightsAbroad.find(({ id }) => id === "stay");
  if (!stay) return null;
  const [shortest, longest] = stay.length;
  const between = `between ${formatDay(stay.arrive.firstDay)} and ${formatDay(stay.leave.lastDay)}`;
  const days = `${shortest} to ${longest} days`;
  const reason = reasonOf(dates);
  const first = firstTripOf(dates);
  const sentences = [
    first
      ? `Be ready for two trips: ${first}, and ${days} at the clinic ${between} for ${reason}.`
      : `Be ready to be at the clinic for ${days} ${between} for ${reason}.`,
    stepOf(dates, "transfer") ? null : "The transfer comes later, on a trip of its own.",
    describeFreshSperm(dates),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/** Null with a donor's sperm, and where the embryos exist already. */
export function describeFreshSperm(dates: TripDates): string | null {
  const { treatment, asked } = dates;
  if (hasDonorSperm(asked)) return null;
  const giver = asked.partner === "" ? "whoever gives it" : "your partner";
  // The donor's eggs are collected or thawed on the day on which progesterone starts.
  const eggs = stepOf(dates, treatment === "donor-eggs" ? "progesterone" : "retrieval");
  if (!eggs) return null;
  if (treatment === "donor-eggs")
    return `If the clinic needs fresh sperm, ${giver} must be there ${formatSpan(eggs)} too.`;
  return `Fresh sperm is needed on the day of the retrieval, so ${giver} must be there as well.`;
}

function stepOf({ steps }: TripDates, wanted: string): DatedStep | undefined {
  return steps.find(({ id }) => id === wanted);
}

function reasonOf(dates: TripDates): string {
  if (!stepOf(dates, "retrieval")) return "the transfer";
  return stepOf(dates, "transfer") ? "the retrieval and the transfer" : "the retrieval";
}

function firstTripOf(dates: TripDates): string | undefined {
  const visit = stepOf(dates, "visit-1");
  const scan = dates.nightsAbroad.find(({ id }) => id === "scan-stay");
  if (scan) return `one for the scan ${formatSpan(scan.arrive)}`;
  if (!visit) return undefined;
  const why = hasDonorSperm(dates.asked) ? "tests and consents" : "tests, consents and freezing sperm";
  return `a first visit by ${formatDay(visit.lastDay)} for ${why}`;
}
