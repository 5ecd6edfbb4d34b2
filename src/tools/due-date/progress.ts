import { counted } from "@/ui/counted.ts";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { DAYS_TO_DUE_DATE, type Pregnancy } from "./dueDate.ts";

/** After 42 weeks a pregnancy is over, one way or another, so counting on would mislead. */
const LONGEST_DAYS = 42 * 7;

export type Progress =
  | { stage: "planned" }
  | { stage: "underway"; weeks: number; days: number; daysToDueDate: number }
  | { stage: "past" };

export function progressOn(today: Date, pregnancy: Pregnancy): Progress {
  if (differenceInCalendarDays(today, pregnancy.entered) < 0) return { stage: "planned" };
  const dayNumber = differenceInCalendarDays(today, pregnancy.start);
  if (dayNumber > LONGEST_DAYS) return { stage: "past" };
  return {
    stage: "underway",
    weeks: Math.floor(dayNumber / 7),
    days: dayNumber % 7,
    daysToDueDate: DAYS_TO_DUE_DATE - dayNumber,
  };
}

export function phaseOn(today: Date, firstDay: Date, lastDay: Date): "past" | "now" | "to come" {
  if (differenceInCalendarDays(today, lastDay) > 0) return "past";
  return differenceInCalendarDays(firstDay, today) > 0 ? "to come" : "now";
}

export function formatAge(weeks: number, days: number): string {
  return `${count(weeks, "week")} + ${count(days, "day")}`;
}

export function count(number: number, unit: "day" | "week"): string {
  return counted(number, unit, `${unit}s`);
}
