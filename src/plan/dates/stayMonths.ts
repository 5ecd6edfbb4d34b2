import { toIsoDate } from "@/ui/calendarDate.ts";
import type { Span, TripDates } from "./tripDates.ts";

type Stays = TripDates["nightsAbroad"];

export interface StayDay {
  day: Date;
  away: "likely" | "maybe" | "sperm" | "home";
}

export interface StayMonth {
  first: Date;
  /** How many days of the week come before the first, from Monday. */
  offset: number;
  days: StayDay[];
}

/**
 * Returns every month with a day away, and each of its days. A likely day comes after every usual arrival and before every usual departure.
 * @param sperm when somebody else may have to be there
 */
export function stayMonths(stays: Stays, sperm: Span | null = null): StayMonth[] {
  const others = stays.length > 0 && sperm ? [sperm] : [];
  const starts = [...stays.map(({ arrive }) => arrive), ...others].map(({ firstDay }) => firstDay);
  const ends = [...stays.map(({ leave }) => leave), ...others].map(({ lastDay }) => lastDay);
  const [first] = inOrder(starts);
  const last = inOrder(ends).at(-1);
  if (!first || !last) return [];
  const months: StayMonth[] = [];
  for (let month = monthOf(first); month <= last; month = monthOf(month, 1)) {
    const days = daysOf(month).map((day) => ({ day, away: awayOn(day, stays, sperm) }));
    const offset = (month.getDay() + 6) % 7;
    if (days.some(({ away }) => away !== "home")) months.push({ first: month, offset, days });
  }
  return months;
}

const inOrder = (dates: Date[]) => dates.toSorted((a, b) => a.getTime() - b.getTime());

/** A number of months later, on a day of it. */
function monthOf(date: Date, later = 0, day = 1): Date {
  return new Date(date.getFullYear(), date.getMonth() + later, day);
}

/** One day after another would carry on the hour of a day without a midnight, where clocks skip it. */
function daysOf(month: Date): Date[] {
  const length = monthOf(month, 1, 0).getDate();
  return Array.from({ length }, (_, index) => monthOf(month, 0, index + 1));
}

function awayOn(day: Date, stays: Stays, sperm: Span | null): StayDay["away"] {
  const on = toIsoDate(day);
  const isWithin = (from: Date, to: Date) => toIsoDate(from) <= on && on <= toIsoDate(to);
  if (stays.some(({ arrive, leave }) => isWithin(arrive.lastDay, leave.firstDay))) return "likely";
  if (stays.some(({ arrive, leave }) => isWithin(arrive.firstDay, leave.lastDay))) return "maybe";
  return sperm && isWithin(sperm.firstDay, sperm.lastDay) ? "sperm" : "home";
}
