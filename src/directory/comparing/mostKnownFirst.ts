import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import type { Figure } from "@/directory/clinics/noteCodes.ts";

/**
 * Sorts clinics by how much they publish about a treatment, its price and success rate; equal ones keep their
 * order. Samples don't count.
 *
 * @param clinics with the price of the treatment
 * @param donorEggs whether the rate with a donor's eggs is the one that counts
 */
export function mostKnownFirst(clinics: readonly Clinic[], donorEggs: boolean): Clinic[] {
  const figures: Figure[] = ["price", donorEggs ? "eggDonation" : "success"];
  const known = (clinic: Clinic) =>
    figures.filter((figure) => figureOf(clinic, figure) !== null && !isSample(clinic, figure)).length;
  return clinics.toSorted((a, b) => known(b) - known(a));
}
