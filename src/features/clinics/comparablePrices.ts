import type { Clinic } from "./clinic.ts";

/**
 * The most clinics whose prices are on the same terms, on lists at most two years older than the
 * newest. `comparable.ts` allows all of these, as a test shows; this costs a tenth of its size.
 */
export function comparablePrices(clinics: Clinic[]): Clinic[] {
  const byTerms = new Map<string, Clinic[]>();
  for (const clinic of clinics) {
    const terms = termsOf(clinic);
    if (terms !== "") byTerms.set(terms, [...(byTerms.get(terms) ?? []), clinic]);
  }
  const groups = [...byTerms.values()].map((group) => {
    const newest = Math.max(...group.map(listDate));
    return group.filter((clinic) => listDate(clinic) >= newest - 2 * YEAR);
  });
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A bit less than a year, so that two of them are never more than the rule allows. */
const YEAR = 365 * 86_400_000;

const parts = ({ basis }: Clinic) => (basis.price ?? "").split("/");

/** Item, unit, currency, patients and both lists; empty for a line in other words. */
function termsOf(clinic: Clinic): string {
  const line = parts(clinic);
  return line.length === 9 && !Number.isNaN(listDate(clinic)) ? line.slice(0, 6).join("/") : "";
}

/** The day of the list, or of the check where it has none, in milliseconds. */
function listDate(clinic: Clinic): number {
  const [, , , , , , date = "", , checked = ""] = parts(clinic);
  return Date.parse(date === "-" ? checked : date);
}
