import type { AgeBand } from "./ageBand.ts";
import { isChosen, isTheirs, type Visitor } from "./visitorBand.ts";

/** The best first. */
export const FITS = ["chosen", "includes", "other"] as const;
export type Fit = (typeof FITS)[number];

/** Whether a band is the chosen one, another that holds the visitor's age, or neither. */
export function fitOf(band: AgeBand, visitor: Visitor): Fit {
  return isChosen(band, visitor) ? "chosen" : isTheirs(band, visitor) ? "includes" : "other";
}
