import type { Interval } from "@/directory/facts/interval.ts";
import type { Source } from "@/directory/facts/facts.ts";

/** In percent of the scale's width. */
export interface Bar {
  share: number;
  interval: Interval | null;
}

export interface Cell {
  figure: string | null;
  missing: string;
  lines: string[];
  details: string[];
  source: Source | null;
  links: { to: string; words: string }[];
  isSample: boolean;
  bar: Bar | null;
  highlighted: string[];
}

export interface Row {
  /** What tells it from other rows of its topic, if not its label. */
  key?: string;
  label: string;
  cells: Cell[];
  note: string | null;
  only?: number | null | undefined;
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

export function cell(about: Partial<Cell> = {}): Cell {
  return { ...NOTHING, ...about };
}

export const NOT_LOADED = cell({ missing: "Couldn’t be loaded" });

export function isSame({ cells }: Row): boolean {
  if (cells.includes(NOT_LOADED)) return false;
  const words = cells.map(({ figure, missing, lines, isSample }) =>
    JSON.stringify([figure ?? missing, figure === null ? [] : lines, isSample]),
  );
  return new Set(words).size <= 1;
}
