import type { ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";

/** Returns why a country alone brings no price; null without a country, or with a clinic. */
export function countryHint(
  { country, clinic }: Pick<CostPlan, "country" | "clinic">,
  listed: ListedClinic[],
): string | null {
  if (country === "" || clinic !== "") return null;
  return listed.some(({ countries }) => countries.includes(country))
    ? "Prices are a clinic’s, not a country’s. Choose a clinic to count with its price list."
    : "We list no clinic in this country, so we know no price there. Your own numbers still add up, and you can send the questions to any clinic.";
}
