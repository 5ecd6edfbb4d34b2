import { hourOf } from "./clinicHours.ts";
import { CYCLE_STARTS, type CycleStart } from "./tripPlan.ts";
import { TREATMENTS, type Treatment } from "./steps.ts";

export interface TripAnswers {
  treatment: Treatment | "";
  anchor: CycleStart;
  dayOne: string;
  transfer: string;
  /** A clinic's id, an hour such as `18`, or empty while unknown. */
  hourRule: string;
  isLate: boolean;
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
  hourRule: "",
  isLate: false,
  scans: "home",
  isFrozen: false,
  country: "",
};

/** Returns what the treatment counts from; most have only one choice. */
export function cycleStartOf({
  treatment,
  anchor,
}: Pick<TripAnswers, "treatment" | "anchor">): CycleStart | null {
  if (treatment === "") return null;
  const possible = CYCLE_STARTS.filter((each) => each in TREATMENTS[treatment].plans);
  return possible.includes(anchor) ? anchor : (possible[0] ?? null);
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
  const { treatment, anchor, dayOne, transfer, hourRule, isLate, scans, isFrozen, country } = {
    ...NO_TRIP_ANSWERS,
    ...stored,
  };
  const isOurs =
    (treatment === "" || isTreatment(treatment)) &&
    CYCLE_STARTS.includes(anchor) &&
    [dayOne, transfer].every(isDate) &&
    (hourRule === "" || (typeof hourRule === "string" && hourOf(hourRule) !== null)) &&
    [isLate, isFrozen].every((value) => typeof value === "boolean") &&
    (scans === "home" || scans === "clinic") &&
    typeof country === "string" &&
    /^[a-z-]{0,40}$/.test(country);
  return isOurs ? { treatment, anchor, dayOne, transfer, hourRule, isLate, scans, isFrozen, country } : null;
}
