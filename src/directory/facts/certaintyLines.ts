import type { RateBasis } from "./measure.ts";
import { formatInterval, rateInterval, type RateInterval } from "./rateInterval.ts";
import { verdictLine } from "./resultLabels.ts";

/** Says how far chance may have moved a rate, and whose range that is. */
function rangeLabel(interval: RateInterval): string {
  const ends = formatInterval(interval);
  return interval.isPublished ? `The publisher's range: ${ends}` : `Our 95% interval: ${ends}`;
}

/**
 * A rate's range and its publisher's verdict, as far as they are known.
 * @param percentage the rate, in percent
 */
export function certaintyLines(percentage: number, basis: RateBasis): string[] {
  const interval = rateInterval(percentage, basis);
  return [
    ...(interval ? [rangeLabel(interval)] : []),
    ...(basis.verdict ? [verdictLine(basis.verdict)] : []),
  ];
}
