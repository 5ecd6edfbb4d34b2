import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import type { Figure } from "@/directory/clinics/noteCodes.ts";

/** @param clinics with the price of the treatment; samples don't count, and ties keep their order */
export function byPublishedFigures(clinics: readonly Clinic[], donorEggs: boolean): Clinic[] {
  const figures: Figure[] = ["price", donorEggs ? "eggDonation" : "success"];
  const known = (clinic: Clinic) =>
    figures.filter((figure) => figureOf(clinic, figure) !== null && !isSample(clinic, figure)).length;
  return clinics.toSorted((a, b) => known(b) - known(a));
}
