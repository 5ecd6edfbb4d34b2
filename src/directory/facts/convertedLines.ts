import { formatShortDate } from "@/ui/dates.ts";
import { convert, RATES_DATE } from "./currencies.ts";
import { formatMoney } from "./money.ts";
import { roundAbout } from "./rounding.ts";

export function convertedLines(amount: number, from: string, to = "EUR"): string[] {
  const converted = from === to ? null : convert(amount, from, to);
  if (!converted) return [];
  return [
    `about ${formatMoney(roundAbout(converted), to)}`,
    `at the European Central Bank’s rate of ${formatShortDate(RATES_DATE)}`,
  ];
}
