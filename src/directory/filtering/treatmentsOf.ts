import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ICSI, readPriceNote } from "@/directory/clinics/noteCodes.ts";
import { fold } from "@/ui/fold.ts";
import type { Treatment } from "./listFilters.ts";

const NAMES: [Treatment, RegExp][] = [
  ["embryo-donation", /\b(embryo (donation|adoption)|donated embryos?|donor embryos?)\b/],
  ["egg-donation", /\b((egg|oocyte)s? donation|donor (egg|oocyte)s?|donated (egg|oocyte)s?)\b/],
  ["egg-freezing", /\b((egg|oocyte|social) (freezing|vitrification)|fertility preservation)\b/],
  ["frozen-transfer", /\b(frozen (embryo )?transfer|fet|cryo-?transfer)\b/],
  ["icsi", /\bicsi\b/],
  ["ivf", /\bivf\b/],
];

function treatmentsIn(text: string): Treatment[] {
  const folded = fold(text);
  return NAMES.filter(([, name]) => name.test(folded)).map(([treatment]) => treatment);
}

const known = new WeakMap<Clinic, ReadonlySet<Treatment>>();

/** Returns a clinic's treatments from its specialties, prices and figures. It may offer more. Cached. */
export function treatmentsOf(clinic: Clinic): ReadonlySet<Treatment> {
  const before = known.get(clinic);
  if (before) return before;
  const treatments = new Set(clinic.usual ? treatmentsOf(clinic.usual) : listedTreatments(clinic));
  if (clinic.priceOf && clinic.priceEuros) treatments.add(clinic.priceOf);
  known.set(clinic, treatments);
  return treatments;
}

function listedTreatments(clinic: Clinic): Set<Treatment> {
  const treatments = new Set(
    [...clinic.specialties, ...Object.keys(clinic.fixedPrices ?? {})].flatMap(treatmentsIn),
  );
  if (clinic.priceEuros || clinic.successRate) treatments.add("ivf");
  if (clinic.eggDonationSuccessRate) treatments.add("egg-donation");
  if (readPriceNote(clinic.notes.price ?? "")?.includes.includes(ICSI)) treatments.add("icsi");
  return treatments;
}
