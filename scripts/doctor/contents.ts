import { COUNTRY_RULES } from "../../src/law/allRules.ts";
import { dueRules } from "../../src/law/due.ts";
import { ratesAdvice } from "../rates/advice.ts";
import type { Report } from "./report.ts";

/**
 * Looks at what ages with the source code: exchange rates and rules of law.
 *
 * @param today as `2026-11-26`
 */
export function lookAtContents(today: string, report: Report): void {
  const rates = ratesAdvice(today);
  if (rates !== null) report.may("rates-old", rates.what, rates.todo);
  const due = dueRules(COUNTRY_RULES, today).filter(({ why }) => why !== "weak");
  const [first] = due;
  if (first === undefined) return;
  const countries = [...new Set(due.map(({ country }) => country.name))];
  const names = new Intl.ListFormat("en-GB").format(countries);
  report.may(
    "law-due",
    `Rules of law are due to be read again, in ${names}: they end within three months, or were last read a year ago, and couples plan by them.`,
    "Read their sources and change src/law/rules, as docs/how-to/law-rule.md says; /admin/rules lists them.",
  );
}
