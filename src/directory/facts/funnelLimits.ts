import type { Interval } from "./interval.ts";

export const FUNNEL_LEVELS = [0.95, 0.998] as const;
export type FunnelLevel = (typeof FUNNEL_LEVELS)[number];

/**
 * Quantiles of the binomial distribution, interpolated between whole counts (Spiegelhalter, Statistics in
 * Medicine 2005;24:1185–1202, appendix A.1.1). The upper limit is the lower one of failures, or a count would
 * lie above it that chance reaches more often than the level says.
 * @param average in percent
 * @param n at least 1
 */
export function funnelLimits(average: number, n: number, level: FunnelLevel): Interval {
  const outside = (1 - level) / 2;
  return {
    // Where hardly one success is expected, interpolation would leave the average outside.
    lowest: Math.min(average, rateAtQuantile(average / 100, n, outside)),
    highest: Math.max(average, 100 - rateAtQuantile(1 - average / 100, n, outside)),
  };
}

/** The first count at which so much of the distribution is reached, less what it reaches too much. */
function rateAtQuantile(share: number, n: number, quantile: number): number {
  if (share >= 1) return 100;
  // Many treatments without a single success are too unlikely for anything but a logarithm.
  let logOfProbability = n * Math.log(1 - share);
  let reached = 0;
  for (let count = 0; count <= n; count++) {
    const probability = Math.exp(logOfProbability);
    reached += probability;
    if (reached > quantile) return asRate(count - (reached - quantile) / probability, n);
    logOfProbability += Math.log(((n - count) / (count + 1)) * (share / (1 - share)));
  }
  return 100;
}

const asRate = (count: number, n: number) => Math.max(0, (100 * count) / n);

export type FunnelPlace = "within" | "above" | "far-above" | "below" | "far-below";

/**
 * Beyond the inner limits (95%) a rate is above or below the average, beyond the outer ones (99.8%) far so.
 * @param percentage in percent, as are the limits
 */
export function funnelPlace(percentage: number, inner: Interval, outer: Interval): FunnelPlace {
  const isBeyond = ({ lowest, highest }: Interval) => percentage < lowest || percentage > highest;
  if (!isBeyond(inner)) return "within";
  const side = percentage < inner.lowest ? "below" : "above";
  return isBeyond(outer) ? `far-${side}` : side;
}
