interface Counted {
  percentage: number;
  n: number | null;
  /** As published; else it follows from the percentage. */
  successes: number | null;
}

/** In percent, of the clinics that say how many treatments they counted; null where none does. */
export function pooledRate(rates: readonly Counted[]): { percentage: number; n: number } | null {
  let [all, treatments] = [0, 0];
  for (const { percentage, n, successes } of rates) {
    if (n === null) continue;
    all += successes ?? successesOf(percentage, n);
    treatments += n;
  }
  return treatments === 0 ? null : { percentage: (100 * all) / treatments, n: treatments };
}

/** How many of `n` treatments succeeded. Exact where the percentage is, and else the nearest whole number. */
export function successesOf(percentage: number, n: number): number {
  return Math.round((percentage * n) / 100);
}
