import { ratesAdvice } from "../rates/advice.ts";
import type { Report } from "./report.ts";

/**
 * Looks at what ages with the source code: the exchange rates.
 *
 * @param today as `2026-11-26`
 */
export function lookAtContents(today: string, report: Report): void {
  const rates = ratesAdvice(today);
  if (rates !== null) report.may("rates-old", rates.what, rates.todo);
}
