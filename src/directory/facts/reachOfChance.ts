import { wilsonInterval, type Interval } from "./interval.ts";
import type { RateBasis } from "./measure.ts";

export interface ReachOfChance extends Interval {
  /** Whether the publisher worked it out; else it is our 95 % interval. */
  isPublished: boolean;
}

export function reachOfChance(
  percentage: number,
  { range, n }: Pick<RateBasis, "range" | "n">,
): ReachOfChance | null {
  if (range) return { ...range, isPublished: true };
  return n === null ? null : { ...wilsonInterval(percentage, n), isPublished: false };
}
