import { isBlank, type Line } from "./lines.ts";
import type { LineCode } from "./lineRules.ts";
import { sumOf, type CostSum } from "./sum.ts";

export const BAR_PARTS = ["clinic", "medicines", "travel", "other"] as const;
export type BarPartName = (typeof BAR_PARTS)[number];

export interface BarPart {
  name: BarPartName;
  sum: CostSum;
  isIncluded: boolean;
}

export interface CostBar {
  parts: BarPart[];
  /** No amount stands for them: they are hatched, never zero. */
  unknown: LineCode[];
}

const PARTS: Partial<Record<LineCode, BarPartName>> = {
  drugs: "medicines",
  travel: "travel",
  nights: "travel",
  other: "other",
};

export function costBarOf(lines: readonly Line[], currency: string): CostBar {
  const parts = BAR_PARTS.map((name) => {
    const own = lines.filter(({ code }) => (PARTS[code] ?? "clinic") === name);
    const needed = own.filter(({ kind }) => kind !== "not-needed" && kind !== "forbidden");
    const isIncluded = needed.every(({ kind }) => kind === "included");
    return { name, sum: sumOf(own, currency), isIncluded, isNeeded: needed.length > 0 };
  });
  return {
    parts: parts
      .filter(({ isNeeded }) => isNeeded)
      .map(({ name, sum, isIncluded }) => ({ name, sum, isIncluded })),
    unknown: lines.filter(isBlank).map(({ code }) => code),
  };
}
