const FRESH_YEARS = 2;
const DUE_YEARS = 1;

/** Returns whether a check is more than two years before `today`; both as `2026-11-22`. */
export function isCheckedLongAgo(checkedOn: string, today: string): boolean {
  return checkedOn < addYears(today, -FRESH_YEARS);
}

/** Returns whether editors should read the source again, before visitors are told that the check is old. */
export function isDueForCheck(checkedOn: string, today: string): boolean {
  return checkedOn < addYears(today, -DUE_YEARS);
}

/** Returns the same day of another year, for comparisons only: it may be 29 February. */
export function addYears(day: string, years: number): string {
  const [year = "", ...rest] = day.split("-");
  return [String(Number(year) + years).padStart(4, "0"), ...rest].join("-");
}

const RECENT_YEARS = 5;

/** Returns whether treatments ended over five years before the check; both as `2026-11-22`. */
export function isHistory(periodTo: string, checkedOn: string): boolean {
  return periodTo < addYears(checkedOn, -RECENT_YEARS);
}
