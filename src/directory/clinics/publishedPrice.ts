import { aboutEuros } from "@/directory/facts/aboutEuros.ts";
import { convert } from "@/directory/facts/currencies.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { roundAbout } from "@/directory/facts/rounding.ts";
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

/** Returns whether a clinic's price was published in another currency. */
export function isConverted({ notes }: Pick<Priced, "notes">): boolean {
  return (readAmount(notes.price ?? "")?.currency ?? "EUR") !== "EUR";
}

/**
 * Formats a clinic's price as `€2,900`, `about €5,000` or `N/A`.
 *
 * @param to what it is converted to, unless it was published in it
 */
export function priceText({ priceEuros, notes }: Priced, to = "EUR"): string {
  const inEuros = formatPrice(priceEuros);
  if (!priceEuros) return inEuros;
  const { amount, currency } = readAmount(notes.price ?? "") ?? { amount: priceEuros, currency: "EUR" };
  const converted = to === "EUR" ? null : convert(amount, currency, to);
  const isAsPublished = currency === (converted === null ? "EUR" : to);
  const text = converted === null ? inEuros : formatMoney(isAsPublished ? amount : roundAbout(converted), to);
  return isAsPublished ? text : `about ${text}`;
}
