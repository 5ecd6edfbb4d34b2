import type { PublisherVerdict } from "./codes.ts";
import type { RateBasis } from "./measure.ts";
import { formatInterval, rateInterval, type RateInterval } from "./rateInterval.ts";
import { VERDICT_LABELS } from "./resultLabels.ts";

/** Says how far chance may have moved a rate, and whose range that is. */
export function rangeLabel(interval: RateInterval): string {
  const ends = formatInterval(interval);
  return interval.isPublished ? `The publisher's range: ${ends}` : `Our 95% interval: ${ends}`;
}

export function verdictLine(verdict: PublisherVerdict): string {
  return `Publisher: ${VERDICT_LABELS[verdict].toLowerCase()}`;
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
