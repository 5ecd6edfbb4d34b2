/**
 * Returns whether a percentage is the count divided by the total, as exactly as its decimals say: of a
 * whole percentage half a point may be rounding. True where a count isn't known; as the database has it.
 */
export function isQuotient(percentage: number, count: number | null, total: number | null): boolean {
  if (count === null || total === null || total < 1) return true;
  const decimals = [0, 1, 2].find((digits) => Number(percentage.toFixed(digits)) === percentage) ?? 2;
  const leeway = 0.5 / 10 ** decimals + 1e-9;
  return Math.abs(percentage - (100 * count) / total) <= leeway;
}
