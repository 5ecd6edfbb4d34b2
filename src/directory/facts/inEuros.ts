import { formatShortDate } from "@/ui/dates.ts";
import { RATES_DATE } from "./currencies.ts";

export function ratesUsed(): string {
  return `Other currencies are converted at the European Central Bank’s rates of ${formatShortDate(RATES_DATE)}.`;
}
