import { dateProblem } from "@/plan/dates/dateProblem.ts";
import { cycleStartDateOf, cycleStartOf, type TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { useToday } from "@/ui/useToday.ts";

/** What the page of dates says against the day that they are counted from. Only parts loaded later have room for it. */
export function useDateProblem(trip: TripAnswers | undefined): string | undefined {
  const today = useToday();
  const cycleStart = trip && cycleStartOf(trip);
  return today && cycleStart ? dateProblem(cycleStartDateOf(trip), cycleStart, today) : undefined;
}
