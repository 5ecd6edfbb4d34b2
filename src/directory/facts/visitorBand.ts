import { bandToShow, isAllAges, isSameBand, type AgeBand } from "./ageBand.ts";

const YOUNGEST = 18;
const OLDEST = 99;

export function holdsAge(band: AgeBand, age: number): boolean {
  return !isAllAges(band) && (band.ageFrom ?? 0) <= age && age <= (band.ageTo ?? OLDEST);
}

export function widthOf({ ageFrom, ageTo }: AgeBand): number {
  return (ageTo ?? OLDEST) - (ageFrom ?? 0);
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

/**
 * The band of these to show: the chosen one, else the closest that is theirs or that their whole band is in, else
 * what `bandToShow()` takes. Of two, the one that begins later has fewer younger women.
 */
export function bandFor(bands: readonly AgeBand[], visitor: Visitor): AgeBand | null {
  const { band: chosen } = visitor;
  const [closest = chosen] = bands
    .filter((band) => chosen && (isTheirs(band, visitor) || holdsBand(band, chosen)))
    .toSorted(
      (a, b) =>
        Number(isChosen(b, visitor)) - Number(isChosen(a, visitor)) ||
        (b.ageFrom ?? 0) - (a.ageFrom ?? 0) ||
        widthOf(a) - widthOf(b),
    );
  return bandToShow(bands, closest);
}

/** Returns whether a band holds another one whole. All ages do, but most of them are of other women. */
export function holdsBand(band: AgeBand, { ageFrom, ageTo }: AgeBand): boolean {
  return holdsAge(band, ageFrom ?? YOUNGEST) && holdsAge(band, ageTo ?? OLDEST);
}

export function isChosen(band: AgeBand, { band: chosen }: Visitor): boolean {
  return chosen !== null && isSameBand(band, chosen);
}
