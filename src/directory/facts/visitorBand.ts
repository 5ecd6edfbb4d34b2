import { isAllAges, isSameBand, type AgeBand } from "./ageBand.ts";

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
