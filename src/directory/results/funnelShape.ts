import { scaleLinear } from "d3-scale";
import { area } from "d3-shape";
import { FUNNEL_LEVELS } from "@/directory/facts/funnelLimits.ts";
import type { Interval } from "@/directory/facts/interval.ts";
import { exactRate, limitsAround, type Average } from "./average.ts";
import type { Entry } from "./entries.ts";

const POINTS = 90;

/** What is drawn of a funnel, in percent of its width and height; ticks in their own units. */
export interface FunnelShape {
  x: (n: number) => number;
  y: (percentage: number) => number;
  xTicks: number[];
  yTicks: number[];
  /** SVG paths in a box of 100 by 100: what lies within the 95% limits, and within the 99.8% limits. */
  inner: string;
  outer: string;
}

export function funnelShape(entries: readonly Entry[], average: Average): FunnelShape {
  const sizes = entries.flatMap(({ result }) => result.basis.n ?? []);
  const rates = entries.map(({ result }) => exactRate(result));
  const x = scaleLinear([0, Math.max(1, ...sizes)], [0, 100]).nice();
  const most = x.domain()[1] ?? 1;
  const [inner = [], outer = []] = FUNNEL_LEVELS.map((level) =>
    Array.from({ length: POINTS }, (_, index) => {
      // Closer together on the left, where the limits are steep; beyond the picture's right edge at last.
      const n = Math.max(1, Math.round(1.05 * most * ((index + 1) / POINTS) ** 2));
      return { n, ...limitsAround(average, n, level) };
    }),
  );
  // A little to the left of the smallest clinic the limits may leave the picture.
  const least = Math.max(1, Math.min(...sizes) * 0.8);
  const widest = limitsAround(average, Math.round(least), FUNNEL_LEVELS[1]);
  const y = scaleLinear(
    [Math.min(widest.lowest, ...rates), Math.max(widest.highest, ...rates)],
    [100, 0],
  ).nice();
  const between = area<{ n: number } & Interval>()
    .x(({ n }) => x(n))
    .y0(({ lowest }) => y(lowest))
    .y1(({ highest }) => y(highest));
  return {
    x,
    y,
    xTicks: x.ticks(4),
    yTicks: y.ticks(5),
    inner: between(inner) ?? "",
    outer: between(outer) ?? "",
  };
}
