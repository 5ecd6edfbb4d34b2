import { hourOf } from "./clinicHours.ts";
import { CYCLE_STARTS, type CycleStart } from "./tripPlan.ts";
import { TREATMENTS, type Treatment } from "./steps.ts";

/** What stands in the fields, before all of it is answered. */
export interface TripAnswers {
  treatment: Treatment | "";
  /** What a treatment that can count from either counts from. */
  anchor: CycleStart;
  /** First day of bleeding, and transfer, as date inputs give them. */
  dayOne: string;
  transfer: string;
  /** The clinic's rule for evenings: its id, an hour such as `18`, or empty while unknown. */
  hourRule: string;
  /** Whether bleeding began at that hour or later. */
  isLate: boolean;
  scans: "home" | "clinic";
  /** Whether all embryos are frozen, for instance to be tested: then the transfer is a second trip. */
  isFrozen: boolean;
  /** The slug of a country whose rules we know; empty while undecided. */
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

/** What the treatment counts from: only one thing for most of them. */
export function cycleStartOf({
  treatment,
  anchor,
}: Pick<TripAnswers, "treatment" | "anchor">): CycleStart | null {
  if (treatment === "") return null;
  const possible = CYCLE_STARTS.filter((each) => each in TREATMENTS[treatment].plans);
  return possible.includes(anchor) ? anchor : (possible[0] ?? null);
}

/** Whether the person can choose what to count from. */
export function mayChooseCycleStart(treatment: TripAnswers["treatment"]): boolean {
  return treatment !== "" && Object.keys(TREATMENTS[treatment].plans).length > 1;
}

/** Whether a text is one of the treatments. */
function isTreatment(text: unknown): text is Treatment {
  return typeof text === "string" && Object.hasOwn(TREATMENTS, text);
}

const isDate = (value: unknown) => typeof value === "string" && /^(\d{4,6}-\d\d-\d\d)?$/.test(value);

/** What was kept in the browser, if it is what we keep; anything else counts as nothing. */
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
