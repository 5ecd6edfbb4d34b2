import type { Clinic } from "@/features/clinics/clinic.ts";

export interface CheckedFigures {
  clinics: number;
  /** Clinics whose figures have a published source. */
  sourced: number;
  /** The latest day on which anybody compared figures with their source, as `2026-03-05`. */
  lastCheckedOn: string | null;
}

/** How many clinics have figures with a published source, and when the last of these was checked. */
export function checkedFigures(clinics: Pick<Clinic, "figures">[]): CheckedFigures {
  const sourced = clinics.filter(({ figures }) => figures.source !== null);
  const days = sourced.flatMap(({ figures }) => figures.checkedOn ?? []).toSorted();
  return { clinics: clinics.length, sourced: sourced.length, lastCheckedOn: days.at(-1) ?? null };
}
