import type { Measure } from "./measure.ts";

/** A band of ages as its source borders it, in years, both included; null at an open end. */
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

/** The band of such a key; null for any other text. */
export function bandFromKey(key: unknown): AgeBand | null {
  const [, from, to] = typeof key === "string" ? (/^(\d{0,2})-(\d{0,2})$/.exec(key) ?? []) : [];
  if (from === undefined || to === undefined) return null;
  return { ageFrom: from === "" ? null : Number(from), ageTo: to === "" ? null : Number(to) };
}

/** Only the same borders make the same band: bands that merely overlap are never compared. */
export function isSameBand(a: AgeBand, b: AgeBand): boolean {
  return a.ageFrom === b.ageFrom && a.ageTo === b.ageTo;
}

/** `All ages`, `35 to 37`, `Up to 34`, `40 and over`. */
export function ageLabel({ ageFrom, ageTo }: AgeBand): string {
  if (ageFrom === null) return ageTo === null ? "All ages" : `Up to ${ageTo}`;
  if (ageTo === null) return `${ageFrom} and over`;
  return ageFrom === ageTo ? String(ageFrom) : `${ageFrom} to ${ageTo}`;
}

const isAllAges = (band: AgeBand) => isSameBand(band, ALL_AGES);

/** All ages first, then the youngest. */
function compareBands(a: AgeBand, b: AgeBand): number {
  return (
    Number(isAllAges(b)) - Number(isAllAges(a)) ||
    (a.ageFrom ?? 0) - (b.ageFrom ?? 0) ||
    (a.ageTo ?? Infinity) - (b.ageTo ?? Infinity)
  );
}

/** Every band of the figures once, in that order. */
export function bandsOf(figures: readonly AgeBand[]): AgeBand[] {
  const bands = new Map(
    figures.map(({ ageFrom, ageTo }) => [bandKey({ ageFrom, ageTo }), { ageFrom, ageTo }]),
  );
  return [...bands.values()].toSorted(compareBands);
}

/** Every band of the figures once, in that order, with the newest day that it is published for. */
export function datedBandsOf(figures: readonly DatedBand[]): DatedBand[] {
  return bandsOf(figures).map((band) => {
    const days = figures.flatMap((each) => (isSameBand(each, band) && each.periodTo) || []);
    const [newest] = days.toSorted((a, b) => (a < b ? 1 : -1));
    return newest ? Object.assign(band, { periodTo: newest }) : band;
  });
}

const OLDEST = 99;

/** Returns whether an age is in a band that isn't that of all ages. */
export function holdsAge(band: AgeBand, age: number): boolean {
  return !isAllAges(band) && (band.ageFrom ?? 0) <= age && age <= (band.ageTo ?? OLDEST);
}

/** How many years a band spans. */
export function widthOf({ ageFrom, ageTo }: AgeBand): number {
  return (ageTo ?? OLDEST) - (ageFrom ?? 0);
}

/** The age group that somebody chose, and the age that they answered elsewhere. */
export interface Visitor {
  band: AgeBand | null;
  age: number | null;
}

/** Returns whether a band is theirs: the chosen one, and with it each that holds their age. */
export function isTheirs(band: AgeBand, { band: chosen, age }: Visitor): boolean {
  if (chosen && isSameBand(band, chosen)) return true;
  return age !== null && holdsAge(band, age) && (chosen === null || holdsAge(chosen, age));
}

/**
 * The band to show: the chosen one where figures have it, else all ages, else the youngest, which
 * must then be named. Null without any figure.
 */
export function bandToShow(bands: readonly AgeBand[], chosen: AgeBand | null): AgeBand | null {
  const same = chosen && bands.find((band) => isSameBand(band, chosen));
  return same ?? bands.toSorted(compareBands)[0] ?? null;
}
