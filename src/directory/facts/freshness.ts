/** After this many years a check says that it is old. */
const FRESH_YEARS = 2;

/** Whether something was checked more than two years before `today`; both as `2026-11-22`. */
export function isCheckedLongAgo(checkedOn: string, today: string): boolean {
  return checkedOn < addYears(today, -FRESH_YEARS);
}

/** The same day of another year, to be compared with others: 29 February is none in most years. */
export function addYears(day: string, years: number): string {
  const [year = "", ...rest] = day.split("-");
  return [String(Number(year) + years).padStart(4, "0"), ...rest].join("-");
}

/** Results this much older than their check are history. */
const RECENT_YEARS = 5;

/** Whether treatments ended more than five years before somebody looked; both as `2026-11-22`. */
export function isHistory(periodTo: string, checkedOn: string): boolean {
  return periodTo < addYears(checkedOn, -RECENT_YEARS);
}
