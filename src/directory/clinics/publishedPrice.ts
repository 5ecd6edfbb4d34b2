import { aboutEuros } from "@/directory/facts/currencies.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { formatPrice } from "./figures.ts";
import { readAmount, type FigureNotes } from "./noteCodes.ts";

interface Priced {
  priceEuros: number | null;
  notes: FigureNotes;
}

/** Returns the price that a note carries in whole euros, rounded if converted; null without one. */
export function eurosOf(note: string): number | null {
  const published = readAmount(note);
  if (!published) return null;
  const { amount, currency } = published;
  return currency === "EUR" ? Math.round(amount) : aboutEuros(amount, currency);
}

/** Formats what a note says was published in another currency; null for euros. */
export function foreignPrice(note = ""): string | null {
  const published = readAmount(note);
  return published && published.currency !== "EUR" ? formatMoney(published.amount, published.currency) : null;
}

export function isConverted({ notes }: Pick<Priced, "notes">): boolean {
  return foreignPrice(notes.price) !== null;
}

/** Formats a clinic's price as `€2,900`, `about €5,000`, `GEL 900` without a rate, or `N/A`. */
export function priceText({ priceEuros, notes }: Priced): string {
  const text = formatPrice(priceEuros);
  const foreign = foreignPrice(notes.price);
  return foreign === null ? text : priceEuros ? `about ${text}` : foreign;
}
