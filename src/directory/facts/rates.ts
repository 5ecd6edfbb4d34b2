export const RATES_SOURCE =
  "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html";

const OLD_AFTER_DAYS = 92;
const DAY_MS = 86_400_000;

/** Returns whether rates are more than three months old; both days as `2026-11-22`. */
export function areOld(ratesDate: string, today: string): boolean {
  return Date.parse(today) - Date.parse(ratesDate) > OLD_AFTER_DAYS * DAY_MS;
}
