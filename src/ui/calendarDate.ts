import { formatISO } from "date-fns/formatISO";

/** `Date`s at local midnight: date-fns counts calendar days, so no time zone shifts them. */

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** What a browser calls bad input. */
export const UNREADABLE_DATE = "This date is incomplete or doesn’t exist. Check the day, month and year.";

export type DateReading = { date: Date } | { problem: string };

/** @returns the date, or a message when it doesn't exist (31 February) or its year is outside 1900 to 2100 */
export function readDate(text: string): DateReading {
  const parts = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return { problem: "This is not a date. Enter a day, a month and a year." };
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return { problem: `Check the year: it must be between ${FIRST_YEAR} and ${LAST_YEAR}.` };
  }
  const date = new Date(year, month - 1, day);
  const exists = date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? { date } : { problem: "This day doesn’t exist in the calendar. Check the day and month." };
}

export function toIsoDate(date: Date): string {
  return formatISO(date, { representation: "date" });
}

export function localToday(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
