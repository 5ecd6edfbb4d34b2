import type { Clinic } from "./clinic.ts";

export interface Range {
  lowest: number;
  highest: number;
}

/** The lowest and the highest known figure of the directory; null when fewer than two are known. */
export function directoryRange(clinics: Clinic[], figure: (clinic: Clinic) => number | null): Range | null {
  const known = clinics.map(figure).filter((value): value is number => value !== null && value !== 0);
  if (known.length < 2) return null;
  return { lowest: Math.min(...known), highest: Math.max(...known) };
}
