import type { TypedAnswers } from "@/law/answers.ts";
import { useLaws } from "@/law/useLaws.ts";
import { DatesSummary } from "@/plan/dates/DatesSummary.tsx";
import { datesFrom } from "@/plan/dates/tripDates.ts";

export function FolderDates({ entered, answers }: { entered: object; answers: TypedAnswers }) {
  const dates = datesFrom(entered, useLaws(), answers);
  return dates ? (
    <DatesSummary dates={dates} />
  ) : (
    <p className="text-quiet">What you entered isn’t enough for dates yet.</p>
  );
}
