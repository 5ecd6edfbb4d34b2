import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { readDate } from "@/ui/calendarDate.ts";
import type { CycleStart } from "./tripPlan.ts";

/** In days: the pregnancy test is the last step that may be under way. */
const LONGEST_AGO: Record<CycleStart, number> = { "day-1": 45, transfer: 20 };
const LONGEST_AHEAD = 730;

const TOO_OLD: Record<CycleStart, string> = {
  "day-1": "This day is long past. Enter the first day of the cycle in which you will be treated.",
  transfer: "This day is long past. Enter the day of a transfer that is still to come.",
};
const TOO_FAR = "This day is more than two years ahead. Enter a nearer one.";

export function dateProblem(text: string, cycleStart: CycleStart, today: Date): string | undefined {
  if (text === "") return undefined;
  const reading = readDate(text);
  if ("problem" in reading) return reading.problem;
  const ahead = differenceInCalendarDays(reading.date, today);
  if (ahead < -LONGEST_AGO[cycleStart]) return TOO_OLD[cycleStart];
  return ahead > LONGEST_AHEAD ? TOO_FAR : undefined;
}
