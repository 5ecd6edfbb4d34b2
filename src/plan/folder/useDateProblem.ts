import { dateProblem } from "@/plan/dates/dateProblem.ts";
import { cycleStartDateOf, cycleStartOf, type TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { useToday } from "@/ui/useToday.ts";

/** What the dates page says against the day that everything is counted from. Not for the folder's first scripts, whose budget is used up. */
export function useDateProblem(trip: TripAnswers | undefined): string | undefined {
  const today = useToday();
  const cycleStart = trip && cycleStartOf(trip);
  return today && cycleStart ? dateProblem(cycleStartDateOf(trip), cycleStart, today) : undefined;
}
