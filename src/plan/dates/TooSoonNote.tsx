import { formatDay } from "./formatSpan.ts";
import { firstDayWithTime, type TripDates } from "./tripDates.ts";

/** A transfer to come, whose first steps would be past: it fits only those who have taken them. */
export function TooSoonNote({ dates, today }: { dates: TripDates; today: Date }) {
  const day = firstDayWithTime(dates, today);
  if (!day) return null;
  return (
    <p className="mt-3 max-w-2xl rounded-lg bg-amber-soft p-4">
      {`The first steps would be past already. If you haven’t taken them, ${formatDay(day)} is the first day for a transfer that leaves time for all of them.`}
    </p>
  );
}
