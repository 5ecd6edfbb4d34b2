import { grouped } from "@/ui/counted.ts";
import type { Device, Measured, Metric } from "./speedReport.ts";

export type Rating = "good" | "fair" | "poor";

interface Scale {
  good: number;
  poor: number;
  end: number;
}

/** https://web.dev/articles/defining-core-web-vitals-thresholds */
export const SCALES: Record<Metric, Scale> = {
  INP: { good: 200, poor: 500, end: 800 },
  LCP: { good: 2500, poor: 4000, end: 6000 },
  CLS: { good: 0.1, poor: 0.25, end: 0.4 },
};

export const METRICS: { metric: Metric; title: string; meaning: string }[] = [
  {
    metric: "INP",
    title: "Time to answer",
    meaning:
      "How long the page took to answer the slowest click or key (INP). Good is up to 200 ms, poor over 500 ms.",
  },
  {
    metric: "LCP",
    title: "Time to appear",
    meaning:
      "How long it took until the largest part of the first page was there (LCP). Good is up to 2.5 s, poor over 4 s.",
  },
  {
    metric: "CLS",
    title: "Jumping about",
    meaning: "How much the page shifted while loading (CLS). Good is up to 0.1, poor over 0.25.",
  },
];

export function rate(metric: Metric, value: number): Rating {
  const { good, poor } = SCALES[metric];
  if (value <= good) return "good";
  return value > poor ? "poor" : "fair";
}

export const RATING_LABELS: Record<Rating, string> = {
  good: "Good",
  fair: "Could be better",
  poor: "Poor",
};

export function formatValue(metric: Metric, value: number): string {
  if (metric === "CLS") return value.toFixed(2);
  return value < 1000 ? `${grouped(Math.round(value))} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Fewer visits say little about a quarter of them. */
export const FEWEST_VISITS = 20;
/** Less may be chance. */
const WORSE_BY = 1.2;

export function findMeasured(
  vitals: Measured[],
  of: { build: string; device: Device; page: string | null; metric: Metric },
): Measured | undefined {
  return vitals.find(
    (each) =>
      each.build === of.build &&
      each.device === of.device &&
      each.page === of.page &&
      each.metric === of.metric,
  );
}

export type Trend = "worse" | "better" | "same" | "unknown";

/** Worse means a fifth higher at the 75th percentile and no longer good; better is the reverse. */
export function compareReleases(now: Measured | undefined, before: Measured | undefined): Trend {
  if (!now || !before || now.visits < FEWEST_VISITS || before.visits < FEWEST_VISITS) return "unknown";
  if (now.p75 > before.p75 * WORSE_BY && rate(now.metric, now.p75) !== "good") return "worse";
  if (before.p75 > now.p75 * WORSE_BY && rate(before.metric, before.p75) !== "good") return "better";
  return "same";
}
