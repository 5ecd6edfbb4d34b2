import { IVF_CLINIC, REPROFIT } from "./sources.ts";
import type { Source } from "./tripPlan.ts";

interface ClinicHour {
  clinic: string;
  /** Bleeding at this hour (0 to 23) or later makes the next day cycle day 1. */
  hour: number;
  source: Source;
}

export const CLINIC_HOURS = {
  reprofit: { clinic: "Reprofit", hour: 20, source: REPROFIT },
  "ivf-clinic": { clinic: "IVF Clinic (ivfclinic.cz)", hour: 16, source: IVF_CLINIC },
} as const satisfies Record<string, ClinicHour>;

type KnownClinic = keyof typeof CLINIC_HOURS;

export const OTHER_HOURS = Array.from({ length: 12 }, (_, index) => index + 12);

export function clockTime(hour: number): string {
  return `${hour}:00`;
}

function isKnownClinic(rule: string): rule is KnownClinic {
  return Object.hasOwn(CLINIC_HOURS, rule);
}

/** Returns the hour of a clinic's id or typed hour, from which the next day counts; null while unknown. */
export function hourOf(rule: string): number | null {
  if (isKnownClinic(rule)) return CLINIC_HOURS[rule].hour;
  return OTHER_HOURS.find((hour) => String(hour) === rule) ?? null;
}

export function hourSource(rule: string): Source | null {
  return isKnownClinic(rule) ? CLINIC_HOURS[rule].source : null;
}
