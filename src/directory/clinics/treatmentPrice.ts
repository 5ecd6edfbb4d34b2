import type { Basis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { ICSI } from "./noteCodes.ts";
import { PRICE_LABELS, TREATMENT_LETTERS, type PricedTreatment } from "./pricedTreatments.ts";
import { eurosOf } from "./publishedPrice.ts";

/** Returns the treatment whose price to show: the only one chosen, unless it is IVF; else null. */
export function treatmentToPrice(chosen: readonly string[]): PricedTreatment | null {
  const [only = "", ...others] = chosen;
  return others.length === 0 && isPriced(only) ? only : null;
}

function isPriced(text: string): text is PricedTreatment {
  return Object.hasOwn(TREATMENT_LETTERS, text);
}

/** Clinics that publish no price of it are left with none; null changes nothing. */
export function withPricesOf(
  clinics: Clinic[],
  treatment: PricedTreatment | null,
  bases: ReadonlyMap<string, Basis>,
): Clinic[] {
  if (!treatment) return clinics;
  return clinics.map((clinic) => withPriceOf(clinic, treatment, bases.get(clinic.id)?.treatments ?? ""));
}

function withPriceOf(clinic: Clinic, treatment: PricedTreatment, prices: string): Clinic {
  const { price: _, ...notes } = clinic.notes;
  const ofTreatment = { priceOf: treatment, priceLabel: PRICE_LABELS[treatment], usual: clinic };
  const priced = { ...clinic, ...ofTreatment, notes, priceEuros: null };
  const note = noteOf(prices, treatment);
  return note === null ? priced : { ...priced, notes: { ...notes, price: note }, priceEuros: eurosOf(note) };
}

/** Parses `ec-2026=6400,zc-2025=900GBP`, and returns a treatment's price as a card's note. */
function noteOf(prices: string, treatment: PricedTreatment): string | null {
  const letter = TREATMENT_LETTERS[treatment];
  const found = prices.split(",").find((price) => price.startsWith(letter));
  const [list, amount] = found?.slice(1).split("=") ?? [];
  return amount === undefined ? null : `${list}${treatment === "icsi" ? ICSI : ""}-=${amount}`;
}
