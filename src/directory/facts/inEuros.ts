import { formatShortDate } from "@/ui/dates.ts";
import { RATES_DATE } from "./currencies.ts";

/** Says how a list of several currencies was converted. */
export function ratesUsed(): string {
  return `Other currencies are converted at the European Central Bank’s rates of ${formatShortDate(RATES_DATE)}.`;
}
