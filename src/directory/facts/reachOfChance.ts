import { wilsonInterval, type Interval } from "./interval.ts";
import type { RateBasis } from "./measure.ts";

/** The range of chance around a rate, and who calculated it. */
export interface ReachOfChance extends Interval {
  /** Whether the publisher worked it out; else it is our 95 % interval. */
  isPublished: boolean;
}

/** The publisher's own range of a rate, else our 95 % interval; null where neither is known. */
export function reachOfChance(
  percentage: number,
  { range, n }: Pick<RateBasis, "range" | "n">,
): ReachOfChance | null {
  if (range) return { ...range, isPublished: true };
  return n === null ? null : { ...wilsonInterval(percentage, n), isPublished: false };
}
