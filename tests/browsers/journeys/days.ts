/** The day so many days from now, as `2026-01-31`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
