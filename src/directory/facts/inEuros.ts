import { formatShortDate } from "@/ui/dates.ts";
import { aboutEuros } from "./aboutEuros.ts";
import { RATES_DATE } from "./currencies.ts";
import { formatMoney } from "./money.ts";

/** Returns the lines that stand below an amount in another currency: in euros, and by which rate. */
export function euroLines(amount: number, currency: string): string[] {
  const euros = currency === "EUR" ? null : aboutEuros(amount, currency);
  if (!euros) return [];
  return [
    `about ${formatMoney(euros, "EUR")}`,
    `at the European Central Bank’s rate of ${formatShortDate(RATES_DATE)}`,
  ];
}

/** Says how a list of several currencies was converted. */
export function ratesUsed(): string {
  return `Other currencies are converted at the European Central Bank’s rates of ${formatShortDate(RATES_DATE)}.`;
}
