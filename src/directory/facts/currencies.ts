import rates from "./rates.json" with { type: "json" };
import { roundAbout } from "./rounding.ts";

const PER_EURO: ReadonlyMap<string, number> = new Map([["EUR", 1], ...Object.entries(rates.rates)]);

/** The day of the rates, as `2026-10-06`. */
export const RATES_DATE = rates.date;

export function hasRate(currency: string): boolean {
  return PER_EURO.has(currency);
}

/** Returns an amount in another currency, not rounded; null without a rate. */
export function convert(amount: number, from: string, to: string): number | null {
  const [fromRate, toRate] = [PER_EURO.get(from), PER_EURO.get(to)];
  if (fromRate === undefined || toRate === undefined) return null;
  return from === to ? amount : (amount / fromRate) * toRate;
}

/** Returns an amount in euros, to two significant digits; null without a rate. */
export function aboutEuros(amount: number, currency: string): number | null {
  const euros = convert(amount, currency, "EUR");
  return euros === null ? null : roundAbout(euros);
}
