import { wilsonInterval, type Interval } from "./interval.ts";
import type { RateBasis } from "./measure.ts";

export interface RateInterval extends Interval {
  /** Whether the publisher worked it out; else it is our 95 % interval. */
  isPublished: boolean;
}

export function rateInterval(
  percentage: number,
  { range, n }: Pick<RateBasis, "range" | "n">,
): RateInterval | null {
  if (range) return { ...range, isPublished: true };
  return n === null ? null : { ...wilsonInterval(percentage, n), isPublished: false };
}

export function formatInterval({ lowest, highest }: Interval): string {
  return `${Math.round(lowest)}% to ${Math.round(highest)}%`;
}
