import { readValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { hasRate } from "./currencies.ts";

/** Returns the currency that somebody chose for the costs of their plan, which other pages follow; else the euro. */
export function usePreferredCurrency(): string {
  return useBrowserValue(storedCurrency, "EUR");
}

function storedCurrency(): string {
  const currency: unknown = Reflect.get(Object(readValue("plan-costs")), "currency");
  return typeof currency === "string" && hasRate(currency) ? currency : "EUR";
}
