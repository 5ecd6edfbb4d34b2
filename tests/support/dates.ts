/** The calendar date `yyyy-mm-dd` at local midnight. */
export function localDate(iso: string): Date {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
}
