import {
  describeReference,
  rangeOf,
  statusOf,
  type Parameter,
  type ReferenceRange,
  type Status,
} from "./referenceRanges.ts";
import { summarise, type Summary } from "./summary.ts";

/** A laboratory's report: volume in mL, count in millions, the rest in percent. */
export interface SemenSample {
  volume: number;
  totalSperm: number;
  totalMotility: number;
  progressiveMotility?: number;
  immotile?: number;
  vitality?: number;
  normalForms?: number;
}

export interface ResultRow {
  parameter: Parameter;
  value: number;
  reference: string;
  status: Status;
  description: string;
}

export interface Interpretation {
  rows: ResultRow[];
  summary: Summary;
  notes: string[];
}

/** Interprets a sample whose volume, count and motility are above zero. */
export function interpret(sample: SemenSample): Interpretation {
  const values: [Parameter, number | undefined][] = [
    ["volume", sample.volume],
    ["totalSperm", sample.totalSperm],
    ["concentration", concentration(sample)],
    ["totalMotility", sample.totalMotility],
    ["progressiveMotility", sample.progressiveMotility],
    ["immotile", sample.immotile],
    ["vitality", sample.vitality],
    ["normalForms", sample.normalForms],
    ["totalMotileSperm", totalMotileSperm(sample)],
  ];
  const rows = values.flatMap(([parameter, value]) =>
    value === undefined ? [] : [interpretValue(parameter, value)],
  );
  return { rows, summary: summarise(rows), notes: contradictions(sample) };
}

/** Returns millions of sperm per millilitre, rounded as `rounded()` does. */
export function concentration({ totalSperm, volume }: SemenSample): number {
  return rounded(totalSperm / volume);
}

/** Returns millions of moving sperm in the whole sample, rounded as `rounded()` does. */
export function totalMotileSperm({ totalSperm, totalMotility }: SemenSample): number {
  return rounded((totalSperm * totalMotility) / 100);
}

/**
 * Rounds to two decimals, below one to two digits: a few thousand sperm aren't none.
 * Comes before the comparison, so that the number shown is the number judged.
 */
function rounded(value: number): number {
  return Number(value < 1 ? value.toPrecision(2) : value.toFixed(2));
}

function interpretValue(parameter: Parameter, value: number): ResultRow {
  const range = rangeOf(parameter);
  const description = [range.meaning, describePosition(value, range), remarkOn(parameter)]
    .filter(Boolean)
    .join(" ");
  return {
    parameter,
    value,
    reference: describeReference(range),
    status: statusOf(value, range),
    description,
  };
}

function describePosition(value: number, range: ReferenceRange): string {
  const { limit, interval } = range;
  if (value === limit) return "It is exactly at the limit, which counts as normal.";
  const side = value > limit ? "above" : "below";
  return interval && statusOf(value, range) === "at the limit"
    ? `It is just ${side} the limit, and within the limit’s own uncertainty (${interval[0]}–${interval[1]}), so the difference means little.`
    : `It is ${side} the limit.`;
}

function remarkOn(parameter: Parameter): string {
  if (parameter === "immotile") return "The limit is 100 minus the one for total motility, 42.";
  if (parameter === "totalMotileSperm") {
    return "20 million is a commonly used clinical threshold; the WHO sets none, and papers use 5, 9 or 20.";
  }
  return "";
}

/** What a laboratory counts twice may differ by this much before it is worth a note. Ours: no source has one. */
const ROUNDING_PERCENT = 2;

export function contradictions(sample: SemenSample): string[] {
  const { totalMotility, progressiveMotility = 0, immotile = 100 - totalMotility, vitality = 100 } = sample;
  const notes = [];
  if (progressiveMotility > totalMotility) {
    notes.push(
      "Progressive motility is a part of total motility, and here it is larger. Please compare both with the report.",
    );
  }
  if (Math.abs(totalMotility + immotile - 100) > ROUNDING_PERCENT) {
    notes.push(
      `Total motility and immotile usually add up to 100%; here they make ${rounded(totalMotility + immotile)}%. Please compare both with the report.`,
    );
  }
  if (totalMotility - vitality > ROUNDING_PERCENT) {
    notes.push(
      "Every sperm that moves is alive, so vitality is usually at least as high as total motility; here it is lower. Please compare both with the report.",
    );
  }
  return notes;
}
