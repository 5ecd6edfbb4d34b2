import type { Clinic } from "./clinic.ts";
import { readPriceNote } from "./noteCodes.ts";

/** Returns the most clinics whose prices `comparable.ts` would allow to compare, at a tenth of its size. */
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

/** A bit less than a year, so that two never exceed the rule. */
const YEAR = 365 * 86_400_000;

const noteOf = ({ notes }: Clinic) => readPriceNote(notes.price ?? "");

/** Empty for a note in another version. All are of cycles with own eggs, in euros or converted. */
function termsOf(clinic: Clinic): string {
  const note = noteOf(clinic);
  return note && !Number.isNaN(listDate(clinic)) ? `${note.patients}/${note.includes}/${note.excludes}` : "";
}

function listDate(clinic: Clinic): number {
  return Date.parse(noteOf(clinic)?.day ?? "");
}
