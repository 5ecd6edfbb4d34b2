import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { readValue } from "@/storage/storage.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

/** Returns the country entered for the dates, or else for the costs, as in addresses; empty for none. */
export function treatmentCountryOf(dates: unknown, costs: unknown): string {
  const [ofDates, ofCosts]: unknown[] = [dates, costs].map((each) => Reflect.get(Object(each), "country"));
  if (COUNTRY_SLUGS.some((slug) => slug === ofDates)) return String(ofDates);
  return COUNTRY_SLUGS[COUNTRIES_WITH_RULES.indexOf(String(ofCosts))] ?? "";
}

export function useTreatmentCountry(): string {
  return useBrowserValue(() => treatmentCountryOf(readValue("plan-dates"), readValue("plan-costs")), "");
}
