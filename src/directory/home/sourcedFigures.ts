import type { Clinic } from "@/directory/clinics/clinic.ts";
import { figureNote } from "@/directory/clinics/figureNotes.ts";
import { formatClinics, formatPrice, formatRate } from "@/directory/clinics/figures.ts";
import { priceRange } from "@/directory/clinics/priceRange.ts";

export interface SourcedFigures {
  range: string;
  what: string;
}

/** The published success rates that most clinics count the same way, at the visitor's age if any is; null where no two do. */
export function sourcedRates(clinics: readonly Clinic[]): SourcedFigures | null {
  // Without the range and the verdict, which are each clinic's own.
  const groups = new Map<string, Clinic[]>();
  const theirs = clinics.filter(({ isOfOtherAge }) => !isOfOtherAge);
  for (const clinic of theirs[0] ? theirs : clinics) {
    const note = figureNote(clinic, "success");
    if (!note?.what) continue;
    const words = `${note.what} · ${note.detail}`;
    groups.set(words, [...(groups.get(words) ?? []), clinic]);
  }
  const [[words, largest] = ["", []]] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  if (largest.length < 2) return null;
  const countries = new Set(largest.flatMap((clinic) => clinic.countries));
  const whose = [...(countries.size === 1 ? countries : []), "own eggs"].join(", ");
  const rates = largest.map(({ successRate }) => successRate ?? 0);
  return {
    range: `${formatRate(Math.min(...rates))} to ${formatRate(Math.max(...rates))}`,
    what: `${whose}: ${words} · ${formatClinics(largest.length)}`,
  };
}

/** The published prices of one IVF cycle that may be compared, in euros; null where no two may. */
export function sourcedPrices(clinics: readonly Clinic[]): SourcedFigures | null {
  const { range } = priceRange([...clinics]);
  if (!range || range.isSample) return null;
  const about = range.isConverted ? "about " : "";
  return {
    range: `${about}${formatPrice(range.lowest)} to ${formatPrice(range.highest)}`,
    what: `one IVF cycle, from price lists that include the same · ${formatClinics(range.clinics)}`,
  };
}
