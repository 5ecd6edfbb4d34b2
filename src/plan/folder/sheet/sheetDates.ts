import type { TripDates } from "@/plan/dates/tripDates.ts";
import { STEPS } from "./english.ts";

export interface SheetDate {
  step: keyof typeof STEPS;
  /** Such as `5.10.2026 – 8.10.2026`, which reads the same in all four languages. */
  days: string;
}

export function sheetDates({ treatment, steps }: TripDates): SheetDate[] {
  return steps.flatMap(({ id, firstDay, lastDay }) => {
    const [first, last] = [inFigures(firstDay), inFigures(lastDay)];
    // A natural cycle's scan looks for the follicle too; calendar files keep its id.
    const step = treatment === "frozen-natural" && id === "lining-scan" ? "first-scan" : id;
    return isStep(step) ? { step, days: first === last ? first : `${first} – ${last}` } : [];
  });
}

function isStep(id: string): id is keyof typeof STEPS {
  return Object.hasOwn(STEPS, id);
}

function inFigures(day: Date): string {
  return `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}`;
}
