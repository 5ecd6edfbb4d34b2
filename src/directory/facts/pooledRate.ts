/** A percentage of so many treatments. */
interface Counted {
  percentage: number;
  n: number | null;
}

/**
 * The rate of several clinics together, in percent: all their successes divided by all their
 * treatments. Successes are whole, so that a rounded percentage gives back its count. Clinics
 * that don't say how many treatments they counted are left out; null where none does.
 */
export function pooledRate(rates: readonly Counted[]): { percentage: number; n: number } | null {
  let [successes, treatments] = [0, 0];
  for (const { percentage, n } of rates) {
    if (n === null) continue;
    successes += successesOf(percentage, n);
    treatments += n;
  }
  return treatments === 0 ? null : { percentage: (100 * successes) / treatments, n: treatments };
}

/** How many of `n` treatments succeeded. Exact where the percentage is, and else the nearest whole number. */
export function successesOf(percentage: number, n: number): number {
  return Math.round((percentage * n) / 100);
}
