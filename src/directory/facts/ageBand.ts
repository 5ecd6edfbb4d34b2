import type { Measure } from "./measure.ts";

/** A band of ages as its source defines it, in years, both ends included; null at an open end. */
export type AgeBand = Pick<Measure, "ageFrom" | "ageTo">;

/** With the last day of the newest figures that have it. */
export interface DatedBand extends AgeBand {
  periodTo?: string;
}

export const ALL_AGES: AgeBand = { ageFrom: null, ageTo: null };

/** `35-37`, `-34`, `40-`, or `-` for all ages. */
export function bandKey({ ageFrom, ageTo }: AgeBand): string {
  return `${ageFrom ?? ""}-${ageTo ?? ""}`;
}

export function bandFromKey(key: unknown): AgeBand | null {
  const read = typeof key === "string" && /^(\d{0,2})-(\d{0,2})$/.exec(key);
  if (!read) return null;
  const [, from = "", to = ""] = read;
  return { ageFrom: from === "" ? null : Number(from), ageTo: to === "" ? null : Number(to) };
}

/** Bands are the same only with equal ends: those that merely overlap are never compared. */
export function isSameBand(a: AgeBand, b: AgeBand): boolean {
  return a.ageFrom === b.ageFrom && a.ageTo === b.ageTo;
}

export function ageLabel({ ageFrom, ageTo }: AgeBand): string {
  if (ageFrom === null) return ageTo === null ? "All ages" : `Up to ${ageTo}`;
  if (ageTo === null) return `${ageFrom} and over`;
  return ageFrom === ageTo ? String(ageFrom) : `${ageFrom} to ${ageTo}`;
}

export const isAllAges = (band: AgeBand) => isSameBand(band, ALL_AGES);

function compareBands(a: AgeBand, b: AgeBand): number {
  return (
    Number(isAllAges(b)) - Number(isAllAges(a)) ||
    (a.ageFrom ?? 0) - (b.ageFrom ?? 0) ||
    (a.ageTo ?? Infinity) - (b.ageTo ?? Infinity)
  );
}

export function bandsOf(figures: readonly DatedBand[]): DatedBand[] {
  const bands = new Map<string, DatedBand>();
  for (const { ageFrom, ageTo, periodTo } of figures) {
    const key = bandKey({ ageFrom, ageTo });
    const newest = bands.get(key)?.periodTo ?? "";
    if (bands.has(key) && (periodTo ?? "") <= newest) continue;
    bands.set(key, periodTo ? { ageFrom, ageTo, periodTo } : { ageFrom, ageTo });
  }
  return [...bands.values()].toSorted(compareBands);
}

const overlap = (a: AgeBand, b: AgeBand) =>
  (a.ageFrom ?? 0) <= (b.ageTo ?? Infinity) && (b.ageFrom ?? 0) <= (a.ageTo ?? Infinity);

/**
 * Returns the chosen band if published, else all ages, else the youngest that shares a year with the choice,
 * else the youngest. What wasn't chosen must be named.
 */
export function bandToShow(bands: readonly AgeBand[], chosen: AgeBand | null): AgeBand | null {
  const sorted = bands.toSorted(compareBands);
  const shown = chosen
    ? (sorted.find((band) => isSameBand(band, chosen)) ?? sorted.find((band) => overlap(band, chosen)))
    : undefined;
  const band = shown ?? sorted[0];
  return band ? { ageFrom: band.ageFrom, ageTo: band.ageTo } : null;
}
