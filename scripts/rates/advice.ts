import { RATES_DATE } from "../../src/directory/facts/currencies.ts";
import { areOld } from "../../src/directory/facts/rates.ts";

export function ratesAdvice(today: string, ratesDate = RATES_DATE): string | null {
  if (!areOld(ratesDate, today)) return null;
  return `The exchange rates in src/directory/facts/rates.json are from ${ratesDate}, so the costs page calls them old. Run npm run rates, and build again.`;
}
