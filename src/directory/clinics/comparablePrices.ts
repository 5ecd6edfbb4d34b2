import type { Clinic } from "./clinic.ts";
import { readPriceNote } from "./noteCodes.ts";

/** Returns the most clinics whose prices `comparable.ts` would allow to compare, at a tenth of its size. */
export function comparablePrices(clinics: Clinic[]): Clinic[] {
  const byTerms = new Map<string, Listed[]>();
  for (const listed of clinics.flatMap(listedBy))
    byTerms.set(listed.terms, [...(byTerms.get(listed.terms) ?? []), listed]);
  const groups = [...byTerms.values()].map((group) => {
    const newest = Math.max(...group.map(({ date }) => date));
    return group.filter(({ date }) => date >= newest - 2 * YEAR);
  });
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  return largest.map(({ clinic }) => clinic);
}

/** A bit less than a year, so that two never exceed the rule. */
const YEAR = 365 * 86_400_000;

interface Listed {
  clinic: Clinic;
  terms: string;
  date: number;
}

/** None for a note in another version. All are of cycles with own eggs, in euros or converted. */
function listedBy(clinic: Clinic): Listed[] {
  const note = readPriceNote(clinic.notes.price ?? "");
  const date = Date.parse(note?.day ?? "");
  if (!note || Number.isNaN(date)) return [];
  return [{ clinic, date, terms: `${note.patients}/${note.includes}/${note.excludes}` }];
}
