import type { Clinic } from "@/features/clinics/clinic.ts";

export interface CheckedFigures {
  clinics: number;
  /** Clinics with a figure that has a published source. */
  sourced: number;
  /** The latest day on which anybody compared a figure with its source, as `2026-03-05`. */
  lastCheckedOn: string | null;
}

/** How many clinics have figures with a published source, and when the last of these was checked. */
export function checkedFigures(clinics: Pick<Clinic, "basis">[]): CheckedFigures {
  const lines = clinics.map(({ basis }) => Object.values(basis));
  // The day is the last part of every line.
  const days = lines.flatMap((each) => each.map((line) => line.slice(line.lastIndexOf("/") + 1))).toSorted();
  return {
    clinics: clinics.length,
    sourced: lines.filter((each) => each.length > 0).length,
    lastCheckedOn: days.at(-1) ?? null,
  };
}
