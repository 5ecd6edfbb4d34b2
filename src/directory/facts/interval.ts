/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964;

/** In percent, both ends included. */
export interface Interval {
  lowest: number;
  highest: number;
}

/** Wilson's 95 % interval in percent (J Am Stat Assoc 1927;22:209–212). @param n at least 1 */
export function wilsonInterval(percentage: number, n: number): Interval {
  const share = percentage / 100;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * value) / (1 + z2 / n)));
  return { lowest: percent(centre - reach), highest: percent(centre + reach) };
}
