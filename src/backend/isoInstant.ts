/** To the microsecond. The embedded backend spells it `2026-01-01 00:00:00+00`, as Postgres does. */
export function isoInstant(instant: string): string {
  return instant.replace(" ", "T").replace(/(:[\d.]+[+-]\d\d)$/, "$1:00");
}
