import { readDate, toIsoDate } from "@/ui/calendarDate.ts";
import { isConceptionType, type ConceptionType } from "./dueDate.ts";

/** Browsers send a fragment to no server: `#type=day-5&date=2026-01-20`. */
export function writeFragment(type: ConceptionType, date: Date): string {
  return `#${new URLSearchParams({ type, date: toIsoDate(date) }).toString()}`;
}

export type FragmentReading = { type: ConceptionType; date: Date } | { problem: string };

/** @returns null when it is something else, such as `#content` */
export function readFragment(fragment: string): FragmentReading | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const type = parameters.get("type");
  const date = parameters.get("date");
  if (type === null || date === null) return null;
  if (!isConceptionType(type)) {
    return { problem: "The link you opened names a type we don’t know. Please choose the type and date." };
  }
  const reading = readDate(date);
  if ("date" in reading) return { type, date: reading.date };
  return { problem: "The link you opened has a date we can’t use. Please enter the date." };
}
