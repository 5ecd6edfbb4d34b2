import { comparablePrices } from "./comparablePrices.ts";
import { isSample, type Clinic } from "./clinic.ts";
import { isConverted } from "./publishedPrice.ts";

export interface PriceRange {
  published: number;
  /** In euros: comparable published prices, or else samples; null for fewer than two. */
  range: {
    lowest: number;
    highest: number;
    clinics: number;
    isSample: boolean;
    isConverted: boolean;
  } | null;
}

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
    isConverted: clinics.some(isConverted),
  };
}
