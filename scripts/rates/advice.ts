import { RATES_DATE } from "../../src/directory/facts/currencies.ts";
import { areOld } from "../../src/directory/facts/rates.ts";

export function ratesAdvice(today: string, ratesDate = RATES_DATE): { what: string; todo: string } | null {
  if (!areOld(ratesDate, today)) return null;
  return {
    what: `The exchange rates in src/directory/facts/rates.json are from ${ratesDate}, so the costs page calls them old.`,
    todo: "Run npm run rates, and build again.",
  };
}
