import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { startOfMonth } from "date-fns/startOfMonth";
import type { Span, TripDates } from "./tripDates.ts";

type Stays = TripDates["nightsAbroad"];

export interface StayDay {
  day: Date;
  away: "sure" | "maybe" | "sperm" | "home";
}

export interface StayMonth {
  first: Date;
  /** How many days of the week come before the first, from Monday. */
  offset: number;
  days: StayDay[];
}

const LAST_WEEKDAY = 6;

/**
 * Returns every month with a day away, and each of its days. A sure day comes after every arrival and before every departure.
 * @param sperm when somebody else may have to be there
 */
export function stayMonths(stays: Stays, sperm: Span | null = null): StayMonth[] {
  const others = stays.length > 0 && sperm ? [sperm] : [];
  const starts = [...stays.map(({ arrive }) => arrive), ...others].map(({ firstDay }) => firstDay);
  const ends = [...stays.map(({ leave }) => leave), ...others].map(({ lastDay }) => lastDay);
  const [first] = starts.toSorted((a, b) => a.getTime() - b.getTime());
  const last = ends.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  if (!first || !last) return [];
  const months: StayMonth[] = [];
  for (let month = startOfMonth(first); month <= last; month = addMonths(month, 1)) {
    const days = daysOf(month).map((day) => ({ day, away: awayOn(day, stays, sperm) }));
    const offset = (month.getDay() + LAST_WEEKDAY) % (LAST_WEEKDAY + 1);
    if (days.some(({ away }) => away !== "home")) months.push({ first: month, offset, days });
  }
  return months;
}

function daysOf(month: Date): Date[] {
  const next = addMonths(month, 1);
  const days: Date[] = [];
  for (let day = month; day < next; day = addDays(day, 1)) days.push(day);
  return days;
}

function awayOn(day: Date, stays: Stays, sperm: Span | null): StayDay["away"] {
  if (stays.some(({ arrive, leave }) => arrive.lastDay <= day && day <= leave.firstDay)) return "sure";
  if (stays.some(({ arrive, leave }) => arrive.firstDay <= day && day <= leave.lastDay)) return "maybe";
  return sperm && sperm.firstDay <= day && day <= sperm.lastDay ? "sperm" : "home";
}
