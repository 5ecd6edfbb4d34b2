import type { ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";

/** Why a country alone brings no price, and what to do then; null without a country, and with a clinic. */
export function countryHint(
  { country, clinic }: Pick<CostPlan, "country" | "clinic">,
  listed: ListedClinic[],
): string | null {
  if (country === "" || clinic !== "") return null;
  return listed.some(({ countries }) => countries.includes(country))
    ? "Prices are a clinic’s, not a country’s. Choose a clinic to count with its price list."
    : "We list no clinic in this country, so we know no price there. Your own numbers still add up, and you can send the questions to any clinic.";
}
