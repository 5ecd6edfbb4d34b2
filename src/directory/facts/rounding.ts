// Prices, own numbers and rates all move, so sums keep two significant digits.

/** Returns the last of two significant digits: 100 for 4,479. */
export function stepOf(amount: number): number {
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}

/** Rounds to the nearest two significant digits: 5,040 becomes 5,000. */
export function roundAbout(amount: number): number {
  const step = stepOf(amount);
  return Math.round(amount / step) * step;
}
