import { IVF_CLINIC, REPROFIT } from "./sources.ts";
import type { Source } from "./tripPlan.ts";

interface ClinicHour {
  clinic: string;
  /** Bleeding at this hour (0 to 23) or later makes the next day cycle day 1. */
  hour: number;
  source: Source;
}

export const CLINIC_HOURS: ClinicHour[] = [
  { clinic: "Reprofit", hour: 20, source: REPROFIT },
  { clinic: "IVF Clinic (ivfclinic.cz)", hour: 16, source: IVF_CLINIC },
];

/** Bleeding before it is of the same day everywhere. */
export const EARLIEST_HOUR = 12;
export const LATEST_HOUR = 23;

export function clockTime(hour: number): string {
  return `${hour}:00`;
}

/** Returns whether it is an hour that may still be being typed. */
export function isHourRule(value: unknown): value is string {
  return typeof value === "string" && /^\d{0,2}$/.test(value);
}

/** Returns the typed hour from which the next day counts; null while unknown. */
export function hourOf(rule: string): number | null {
  const hour = Number(rule);
  return hour >= EARLIEST_HOUR && hour <= LATEST_HOUR ? hour : null;
}
