import { bandToShow, isAllAges, isSameBand, type AgeBand } from "./ageBand.ts";

const OLDEST = 99;

export function holdsAge(band: AgeBand, age: number): boolean {
  return !isAllAges(band) && (band.ageFrom ?? 0) <= age && age <= (band.ageTo ?? OLDEST);
}

export function widthOf({ ageFrom, ageTo }: AgeBand): number {
  return (ageTo ?? OLDEST) - (ageFrom ?? 0);
}

/** Most women of a group that is open above are near the age at which it begins. */
const YEARS_NEAR = 5;

/** Returns whether a band that is open above begins so long before an age that it says little about it. */
export function beginsLongBefore({ ageFrom, ageTo }: AgeBand, age: number): boolean {
  return ageTo === null && ageFrom !== null && age - ageFrom >= YEARS_NEAR;
}

export interface Visitor {
  band: AgeBand | null;
  age: number | null;
}

export const NOBODY: Visitor = { band: null, age: null };

/** Returns the age that somebody typed; null if it is none that `readAge()` takes, whose messages weigh more. */
export function ageOf(typed: string): number | null {
  return /^\s*(1[89]|[2-6]\d|70)\s*$/.test(typed) ? Number(typed) : null;
}

/** Returns whether a band is the visitor's: the chosen one, or any that includes their age. */
export function isTheirs(band: AgeBand, visitor: Visitor): boolean {
  const { band: chosen, age } = visitor;
  if (isChosen(band, visitor)) return true;
  return age !== null && holdsAge(band, age) && (chosen === null || holdsAge(chosen, age));
}

/** The best first. */
export const FITS = ["chosen", "includes", "other"] as const;
export type Fit = (typeof FITS)[number];

/** Whether a band is the chosen one, another that holds the visitor's age, or neither. */
export function fitOf(band: AgeBand, visitor: Visitor): Fit {
  return isChosen(band, visitor) ? "chosen" : isTheirs(band, visitor) ? "includes" : "other";
}

/** The band of these to show: the chosen one, else the narrowest that is theirs, else what `bandToShow()` takes. */
export function bandFor(bands: readonly AgeBand[], visitor: Visitor): AgeBand | null {
  // All ages may be what they chose.
  const theirs = visitor.band === null ? [] : bands.filter((band) => isTheirs(band, visitor));
  const [narrowest = null] = theirs.toSorted((a, b) => widthOf(a) - widthOf(b));
  return bandToShow(bands, theirs.find((band) => isChosen(band, visitor)) ?? narrowest ?? visitor.band);
}

function isChosen(band: AgeBand, { band: chosen }: Visitor): boolean {
  return chosen !== null && isSameBand(band, chosen);
}
