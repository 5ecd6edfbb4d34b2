// Prices, numbers of one's own and exchange rates all move, so sums keep two digits that count.

/** The last of two digits that count: 100 for 4,479, 1,000 for 12,345; never less than 1. */
function stepOf(amount: number): number {
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}

/** What a binary fraction may be off by, so that 3,200 made of thirds stays 3,200. */
const SLACK = 1e-9;

/** Down to two digits that count: 4,479 is 4,400. Of more it never makes less. */
export function roundDown(amount: number): number {
  const step = stepOf(amount);
  return Math.floor(amount / step + SLACK) * step;
}

/** Up to two digits that count: 4,401 is 4,500. Of more it never makes less. */
export function roundUp(amount: number): number {
  const step = stepOf(amount);
  // Not `-0`, which people would read.
  return Math.max(0, Math.ceil(amount / step - SLACK) * step);
}

/** To the nearest two digits that count: 5,040 is 5,000. */
export function roundAbout(amount: number): number {
  const step = stepOf(amount);
  return Math.round(amount / step) * step;
}
