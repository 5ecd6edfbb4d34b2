import { stepOf } from "@/directory/facts/rounding.ts";

/** Binary fractions are off by this much, so 3,200 made of thirds stays 3,200. */
const SLACK = 1e-9;

/** Rounds down to two significant digits: 4,479 becomes 4,400. */
export function roundDown(amount: number): number {
  const step = stepOf(amount);
  return Math.floor(amount / step + SLACK) * step;
}

/** Rounds up to two significant digits: 4,401 becomes 4,500. */
export function roundUp(amount: number): number {
  const step = stepOf(amount);
  // Avoids `-0`.
  return Math.max(0, Math.ceil(amount / step - SLACK) * step);
}
