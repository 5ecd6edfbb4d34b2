import { aboutEuros } from "@/directory/facts/currencies.ts";
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

export function isConverted({ notes }: Pick<Priced, "notes">): boolean {
  return (readAmount(notes.price ?? "")?.currency ?? "EUR") !== "EUR";
}

/** Formats a clinic's price as `€2,900`, `about €5,000` or `N/A`. */
export function priceText(clinic: Priced): string {
  const text = formatPrice(clinic.priceEuros);
  return clinic.priceEuros && isConverted(clinic) ? `about ${text}` : text;
}
