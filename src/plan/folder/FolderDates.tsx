import { DatesSummary } from "@/plan/dates/DatesSummary.tsx";
import { datesFrom } from "@/plan/dates/tripDates.ts";

export function FolderDates({ entered }: { entered: object }) {
  const dates = datesFrom(entered);
  return dates ? (
    <DatesSummary dates={dates} />
  ) : (
    <p className="text-quiet">What you entered isn’t enough for dates yet.</p>
  );
}
