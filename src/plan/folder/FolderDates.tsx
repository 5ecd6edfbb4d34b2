import type { TypedAnswers } from "@/law/answers.ts";
import { useLaws } from "@/law/useLaws.ts";
import { DatesSummary } from "@/plan/dates/DatesSummary.tsx";
import type { TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { datesFrom } from "@/plan/dates/tripDates.ts";
import { useDateProblem } from "./useDateProblem.ts";

export function FolderDates({ entered, answers }: { entered: TripAnswers; answers: TypedAnswers }) {
  const problem = useDateProblem(entered);
  const dates = datesFrom(entered, useLaws(), answers);
  return dates && problem === undefined ? (
    <DatesSummary dates={dates} />
  ) : (
    <p className="text-quiet">{problem ?? "What you entered isn’t enough for dates yet."}</p>
  );
}
