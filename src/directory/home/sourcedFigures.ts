import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { figureNote } from "@/directory/clinics/figureNotes.ts";
import { formatClinics, formatRate } from "@/directory/clinics/figures.ts";
import { priceText } from "@/directory/clinics/publishedPrice.ts";

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
  const rates = largest.map(({ successRate }) => successRate ?? 0);
  return {
    range: `${formatRate(Math.min(...rates))} to ${formatRate(Math.max(...rates))}`,
    what: about,
  };
}

/** The published prices of one IVF cycle, converted to euros; null where no two clinics have one. */
export function sourcedPrices(clinics: readonly Clinic[]): SourcedFigures | null {
  const priced = clinics.filter((clinic) => figureOf(clinic, "price") && !isSample(clinic, "price"));
  if (priced.length < 2) return null;
  const byPrice = priced.toSorted((a, b) => (a.priceEuros ?? 0) - (b.priceEuros ?? 0));
  const ends = [byPrice[0], byPrice.at(-1)].flatMap((clinic) => (clinic ? priceText(clinic) : []));
  return {
    range: ends.join(" to "),
    what: `one IVF cycle, from price lists · ${formatClinics(priced.length)}`,
  };
}
