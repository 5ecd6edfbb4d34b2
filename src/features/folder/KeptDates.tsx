import { DatesSummary } from "@/features/trip/DatesSummary.tsx";
import { datesFrom } from "@/features/trip/tripDates.ts";

/** The dates of a trip from what was entered, as far as that is enough. */
export function KeptDates({ entered }: { entered: object }) {
  const dates = datesFrom(entered);
  return dates ? (
    <DatesSummary dates={dates} />
  ) : (
    <p className="text-quiet">What you entered isn’t enough for dates yet.</p>
  );
}
