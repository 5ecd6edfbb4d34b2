import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import type { Figure } from "@/directory/clinics/noteCodes.ts";

/**
 * Returns clinics by how much they publish of a treatment, its price and its success rate; equal ones stay as
 * they were. A sample is no publication.
 *
 * @param clinics with the price of the treatment
 * @param donorEggs whether the rate that counts is that with a donor's eggs
 */
export function mostKnownFirst(clinics: readonly Clinic[], donorEggs: boolean): Clinic[] {
  const figures: Figure[] = ["price", donorEggs ? "eggDonation" : "success"];
  const known = (clinic: Clinic) =>
    figures.filter((figure) => figureOf(clinic, figure) !== null && !isSample(clinic, figure)).length;
  return clinics.toSorted((a, b) => known(b) - known(a));
}
