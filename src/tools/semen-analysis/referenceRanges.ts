export interface ReferenceRange {
  name: string;
  unit: string;
  limit: number;
  /** The side of normal values; the limit itself is normal. */
  normal: "above" | "below";
  /** The limit's 95 % interval. */
  interval?: readonly [number, number];
  scaleEnd: number;
  meaning: string;
}

/**
 * Source: WHO laboratory manual, 6th edition (2021), lower fifth centile with its 95 % interval; Campbell et
 * al., Andrology 2021. Ours: `immotile` is 100 less total motility, and 20 million motile sperm is a common
 * clinical threshold (papers use 5, 9 or 20).
 */
export const REFERENCE_RANGES = {
  volume: {
    name: "Semen volume",
    unit: "mL",
    limit: 1.4,
    normal: "above",
    interval: [1.3, 1.5],
    scaleEnd: 6,
    meaning: "How much fluid was collected.",
  },
  totalSperm: {
    name: "Total sperm count",
    unit: "million",
    limit: 39,
    normal: "above",
    interval: [35, 40],
    scaleEnd: 200,
    meaning: "All sperm in the whole sample: concentration times volume.",
  },
  concentration: {
    name: "Sperm concentration",
    unit: "million/mL",
    limit: 16,
    normal: "above",
    interval: [15, 18],
    scaleEnd: 80,
    meaning: "Sperm in each millilitre: total count divided by volume.",
  },
  totalMotility: {
    name: "Total motility",
    unit: "%",
    limit: 42,
    normal: "above",
    interval: [40, 43],
    scaleEnd: 100,
    meaning: "The share of sperm that move at all.",
  },
  progressiveMotility: {
    name: "Progressive motility",
    unit: "%",
    limit: 30,
    normal: "above",
    interval: [29, 31],
    scaleEnd: 100,
    meaning: "The share of sperm that swim forward.",
  },
  immotile: {
    name: "Immotile",
    unit: "%",
    limit: 58,
    normal: "below",
    interval: [57, 60],
    scaleEnd: 100,
    meaning: "The share of sperm that don’t move.",
  },
  vitality: {
    name: "Vitality",
    unit: "%",
    limit: 54,
    normal: "above",
    interval: [50, 56],
    scaleEnd: 100,
    meaning: "The share of sperm that are alive, moving or not.",
  },
  normalForms: {
    name: "Normal forms",
    unit: "%",
    limit: 4,
    normal: "above",
    interval: [3.9, 4],
    scaleEnd: 20,
    meaning: "The share of sperm with a typical shape. In most men, most sperm have other shapes.",
  },
  totalMotileSperm: {
    name: "Total motile sperm count",
    unit: "million",
    limit: 20,
    normal: "above",
    scaleEnd: 100,
    meaning: "All moving sperm in the sample: total count times total motility.",
  },
} as const satisfies Record<string, ReferenceRange>;

export type Parameter = keyof typeof REFERENCE_RANGES;

export function rangeOf(parameter: Parameter): ReferenceRange {
  return REFERENCE_RANGES[parameter];
}

export type Status = "normal" | "at the limit" | "low" | "high";

/**
 * Beyond the limit but inside its 95 % interval (ends included) is 'at the limit', which is itself an
 * estimate. One sample's counting error (about ± 6 points for 200 sperm) would hide clear findings.
 */
export function statusOf(value: number, { limit, normal, interval }: ReferenceRange): Status {
  if (normal === "above" ? value >= limit : value <= limit) return "normal";
  if (interval && value >= interval[0] && value <= interval[1]) return "at the limit";
  return normal === "above" ? "low" : "high";
}

export function describeReference({ limit, normal, unit, interval }: ReferenceRange): string {
  const bound = boundOf({ limit, normal, unit });
  return interval ? `${bound} (95% interval ${interval[0]}–${interval[1]})` : bound;
}

export function boundOf({ limit, normal, unit }: Pick<ReferenceRange, "limit" | "normal" | "unit">): string {
  return `${normal === "above" ? "at least" : "at most"} ${withUnit(limit, unit)}`;
}

export function withUnit(value: number, unit: string): string {
  return unit === "%" ? `${value}%` : `${value} ${unit}`;
}
