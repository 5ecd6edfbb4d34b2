import type { TypedAnswers } from "@/law/answers.ts";
import { isHourRule } from "./clinicHours.ts";
import { CYCLE_STARTS, type CycleStart } from "./tripPlan.ts";
import type { Treatment } from "@/law/treatments.ts";
import { TREATMENTS } from "./steps.ts";

export interface TripAnswers {
  /** Only of pages before there was one record of answers, which decides it now. */
  treatment: Treatment | "";
  anchor: CycleStart;
  dayOne: string;
  transfer: string;
  /** Whether bleeding began at the earliest hour of any clinic or later. */
  isAfterNoon: boolean;
  /** The clinic's hour as typed, such as `18`, a clinic's id, or empty while unknown. */
  hourRule: string;
  /** Whether bleeding began at that hour or later; null while unanswered. */
  isLate: boolean | null;
  scans: "home" | "clinic";
  /** With frozen embryos the transfer is a second trip. */
  isFrozen: boolean;
  country: string;
}

export const NO_TRIP_ANSWERS: TripAnswers = {
  treatment: "",
  anchor: "day-1",
  dayOne: "",
  transfer: "",
  isAfterNoon: false,
  hourRule: "",
  isLate: null,
  scans: "home",
  isFrozen: false,
  country: "",
};

export function cycleStartOf({
  treatment,
  anchor,
}: Pick<TripAnswers, "treatment" | "anchor">): CycleStart | null {
  if (treatment === "") return null;
  const possible = CYCLE_STARTS.filter((each) => each in TREATMENTS[treatment].plans);
  return possible.includes(anchor) ? anchor : (possible[0] ?? null);
}

/** Returns the date that everything is counted from, as entered. */
export function cycleStartDateOf(trip: TripAnswers): string {
  return cycleStartOf(trip) === "transfer" ? trip.transfer : trip.dayOne;
}

export function mayChooseCycleStart(treatment: TripAnswers["treatment"]): boolean {
  return treatment !== "" && Object.keys(TREATMENTS[treatment].plans).length > 1;
}

function isTreatment(text: unknown): text is Treatment {
  return typeof text === "string" && Object.hasOwn(TREATMENTS, text);
}

const isDate = (value: unknown) => typeof value === "string" && /^(\d{4,6}-\d\d-\d\d)?$/.test(value);

export function readTripAnswers(stored: unknown): TripAnswers | null {
  if (typeof stored !== "object" || stored === null) return null;
  const fields = { ...NO_TRIP_ANSWERS, ...stored };
  const { treatment, anchor, dayOne, transfer, isAfterNoon, hourRule, isLate, scans, isFrozen, country } =
    fields;
  const isOurs =
    (treatment === "" || isTreatment(treatment)) &&
    CYCLE_STARTS.includes(anchor) &&
    [dayOne, transfer].every(isDate) &&
    isHourRule(hourRule) &&
    [isAfterNoon, isLate ?? false, isFrozen].every((value) => typeof value === "boolean") &&
    (scans === "home" || scans === "clinic") &&
    typeof country === "string" &&
    /^[a-z-]{0,40}$/.test(country);
  const own = { treatment, anchor, dayOne, transfer, isAfterNoon, hourRule, isLate };
  return isOurs ? { ...own, scans, isFrozen, country } : null;
}

export function withTreatment(
  trip: TripAnswers,
  { treatment }: Pick<TypedAnswers, "treatment">,
): TripAnswers {
  return treatment === "" || treatment === trip.treatment ? trip : { ...trip, treatment };
}
