export type Verdict = "yes" | "no" | "too noisy";

export type Goal = { atMost: number } | { atLeast: number };

export interface Spread {
  least: number;
  low: number;
  median: number;
  high: number;
  most: number;
}

export function spreadOf(rounds: number[]): Spread {
  const sorted = rounds.toSorted((a, b) => a - b);
  return {
    least: quantile(sorted, 0),
    low: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  };
}

function quantile(sorted: number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === above ? below : below + (above - below) * (place - Math.floor(place));
}

/** The median, with the least and the most: `41 (38–55)`. */
export function describeSpread(rounds: number[], digits = 0): string {
  const { least, median, most } = spreadOf(rounds);
  const [low, middle, high] = [least, median, most].map((value) => value.toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/** A machine that wavers by more slows large pages more than small ones. */
const MOST_WOBBLE = 0.5;

/**
 * Too noisy: a quarter on the other side, a goal nearer than the machine wavers, or wavering by more than half.
 * @param wobble how much the machine wavered, as a part of 1
 */
export function judge(rounds: number[], goal: Goal, wobble = 0): Verdict {
  const { low, median, high } = spreadOf(rounds);
  const limit = "atMost" in goal ? goal.atMost : goal.atLeast;
  const keeps = (value: number) => ("atMost" in goal ? value <= limit : value >= limit);
  if (wobble > MOST_WOBBLE || keeps(low) !== keeps(high)) return "too noisy";
  if (Math.abs(median - limit) < wobble * Math.abs(limit)) return "too noisy";
  return keeps(median) ? "yes" : "no";
}

/** In ratios, a speed that wavers by less than half cancels out. */
export function judgeRatios(ratios: number[], goal: Goal, wobble: number): Verdict {
  return judge(ratios, goal, wobble > MOST_WOBBLE ? wobble : 0);
}

/** A goal that one of them surely misses is missed. */
export function together(verdicts: Verdict[]): Verdict {
  if (verdicts.includes("no")) return "no";
  return verdicts.includes("too noisy") ? "too noisy" : "yes";
}
