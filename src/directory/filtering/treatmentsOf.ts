import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ICSI, readPriceNote } from "@/directory/clinics/noteCodes.ts";
import { fold } from "@/ui/fold.ts";
import type { Treatment } from "./listFilters.ts";

/** What clinics call a treatment, folded, in a specialty or a line of a price list. */
const NAMES: [Treatment, RegExp][] = [
  ["embryo-donation", /\b(embryo (donation|adoption)|donated embryos?|donor embryos?)\b/],
  ["egg-donation", /\b((egg|oocyte)s? donation|donor (egg|oocyte)s?|donated (egg|oocyte)s?)\b/],
  ["egg-freezing", /\b((egg|oocyte|social) (freezing|vitrification)|fertility preservation)\b/],
  ["frozen-transfer", /\b(frozen (embryo )?transfer|fet|cryo-?transfer)\b/],
  ["icsi", /\bicsi\b/],
  ["ivf", /\bivf\b/],
];

/** The treatments that a text names. */
function treatmentsIn(text: string): Treatment[] {
  const folded = fold(text);
  return NAMES.filter(([, name]) => name.test(folded)).map(([treatment]) => treatment);
}

const known = new WeakMap<Clinic, ReadonlySet<Treatment>>();

/**
 * What a clinic is known to treat with: what it calls its specialties, what its price list names,
 * and what its figures are of. One that says nothing may offer more.
 */
export function treatmentsOf(clinic: Clinic): ReadonlySet<Treatment> {
  const before = known.get(clinic);
  if (before) return before;
  const treatments = new Set(
    [...clinic.specialties, ...Object.keys(clinic.fixedPrices ?? {})].flatMap(treatmentsIn),
  );
  if (clinic.priceEuros || clinic.successRate) treatments.add("ivf");
  if (clinic.eggDonationSuccessRate) treatments.add("egg-donation");
  if (readPriceNote(clinic.notes.price ?? "")?.includes.includes(ICSI)) treatments.add("icsi");
  known.set(clinic, treatments);
  return treatments;
}
