import { MONTHS, shortMonth } from "./dates.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A calendar date at local midnight: `5 Jan 2025` */
export function formatShort(date: Date): string {
  return `${date.getDate()} ${formatMonth(date)} ${date.getFullYear()}`;
}

export function formatLong(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

export function formatWeekday(date: Date): string {
  return WEEKDAYS[date.getDay()] ?? "";
}

export function formatMonth(date: Date): string {
  return shortMonth(date.getMonth());
}
