import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { figureNote } from "@/directory/clinics/figureNotes.ts";
import { formatClinics, formatPrice, formatRate } from "@/directory/clinics/figures.ts";

/** What published figures of several clinics range between, in words. */
export interface SourcedFigures {
  range: string;
  what: string;
}

/** The published success rates that most clinics count the same way; null where no two do. */
export function sourcedRates(clinics: readonly Clinic[]): SourcedFigures | null {
  const groups = new Map<string, Clinic[]>();
  for (const clinic of clinics) {
    const { success } = clinic.notes;
    if (success && clinic.successRate) groups.set(success, [...(groups.get(success) ?? []), clinic]);
  }
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const [first] = largest;
  const note = first && figureNote(first, "success");
  if (!note || largest.length < 2) return null;
  const about = [note.what, note.detail, formatClinics(largest.length)].filter(Boolean).join(" · ");
  return {
    ...rangeOf(
      largest.map(({ successRate }) => successRate ?? 0),
      formatRate,
    ),
    what: about,
  };
}

/** The published prices of one IVF cycle in euros; null where no two clinics have one. */
export function sourcedPrices(clinics: readonly Clinic[]): SourcedFigures | null {
  const priced = clinics.filter((clinic) => figureOf(clinic, "price") && !isSample(clinic, "price"));
  if (priced.length < 2) return null;
  const prices = priced.map(({ priceEuros }) => priceEuros ?? 0);
  return {
    ...rangeOf(prices, formatPrice),
    what: `one IVF cycle, from price lists · ${formatClinics(priced.length)}`,
  };
}

function rangeOf(values: number[], format: (value: number) => string) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return { range: `${format(lowest)} to ${format(highest)}` };
}
