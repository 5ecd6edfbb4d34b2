import { comparablePrices } from "./comparablePrices.ts";
import { isSample, type Clinic } from "./clinic.ts";

export interface PriceRange {
  /** How many of the clinics have published a price. */
  published: number;
  /** In euros: of published prices that may be compared, else of samples; null where neither makes a range. */
  range: { lowest: number; highest: number; clinics: number; isSample: boolean } | null;
}

/** What an IVF cycle with own eggs costs at some clinics. One price makes no range. */
export function priceRange(clinics: Clinic[]): PriceRange {
  const priced = clinics.filter(({ priceEuros }) => priceEuros);
  const published = priced.filter((clinic) => !isSample(clinic, "price"));
  const samples = priced.filter((clinic) => isSample(clinic, "price"));
  const range = rangeOf(comparablePrices(published), false) ?? rangeOf(samples, true);
  return { published: published.length, range };
}

function rangeOf(clinics: Clinic[], isOfSamples: boolean): PriceRange["range"] {
  if (clinics.length < 2) return null;
  const euros = clinics.map(({ priceEuros }) => priceEuros ?? 0);
  return {
    lowest: Math.min(...euros),
    highest: Math.max(...euros),
    clinics: clinics.length,
    isSample: isOfSamples,
  };
}
