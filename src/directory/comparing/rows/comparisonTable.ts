import type { Interval } from "@/directory/facts/interval.ts";
import type { Source } from "@/directory/facts/facts.ts";

/** A figure as a picture, beside others that count alike. In percent of the scale's width. */
export interface Bar {
  share: number;
  /** How far chance reaches; null where that isn't known or there is no chance in it. */
  interval: Interval | null;
}

/** What one clinic has in a row. */
export interface Cell {
  /** In words or digits; null where there is none. */
  figure: string | null;
  /** What stands there instead. */
  missing: string;
  /** What it rests on, a line each. */
  lines: string[];
  /** What else to know, shown on request with the source. */
  details: string[];
  source: Source | null;
  /** Pages of ours with more on it. */
  links: { to: string; words: string }[];
  isSample: boolean;
  bar: Bar | null;
  /** Parts of the figure that not every clinic has. */
  highlighted: string[];
}

export interface Row {
  label: string;
  cells: Cell[];
  /** What to know when comparing, such as why there are no bars. */
  note: string | null;
}

export interface Topic {
  title: string;
  rows: Row[];
}

const NOT_PUBLISHED = "Not published";

const NOTHING: Cell = {
  figure: null,
  missing: NOT_PUBLISHED,
  lines: [],
  details: [],
  source: null,
  links: [],
  isSample: false,
  bar: null,
  highlighted: [],
};

/** A cell that says this much, and nothing else. */
export function cell(about: Partial<Cell> = {}): Cell {
  return { ...NOTHING, ...about };
}

/** Whether all clinics of a row say the same, whoever published it. */
export function isSame({ cells }: Row): boolean {
  const words = cells.map(({ figure, missing, lines, isSample }) =>
    JSON.stringify([figure ?? missing, figure === null ? [] : lines, isSample]),
  );
  return new Set(words).size <= 1;
}
