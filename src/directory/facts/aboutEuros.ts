// Apart from the words about it, since every list of clinics converts.
import { convert } from "./currencies.ts";
import { roundAbout } from "./rounding.ts";

/** Returns an amount in euros, to two significant digits; null without a rate. */
export function aboutEuros(amount: number, currency: string): number | null {
  const euros = convert(amount, currency, "EUR");
  return euros === null ? null : roundAbout(euros);
}
