import type { Clinic } from "./clinic.ts";
import type { FiguresAtAge } from "./figuresAtAge.ts";

/** Returns the clinic with its rate of the chosen age group, or marked as one that has none. */
export function clinicAtAge(clinic: Clinic, figures: FiguresAtAge): Clinic {
  const figure = figures.get(clinic.id);
  if (!figure) return { ...clinic, isOfOtherAge: true };
  const { percentage, note } = figure;
  return { ...clinic, successRate: percentage, notes: { ...clinic.notes, success: note } };
}
