/** H: a clinic's own page was read. M: an older guide, or one page. Ours: worked out from the others. */
export type Confidence = "H" | "M" | "ours";

/** Days after the anchor, both ends included; before it they are negative. */
export type Days = readonly [earliest: number, latest: number];

/** What the days count from: the first day of the cycle, or a transfer that was agreed. */
export const CYCLE_STARTS = ["day-1", "transfer"] as const;
export type CycleStart = (typeof CYCLE_STARTS)[number];

export interface Source {
  name: string;
  url: string;
}

export interface TripStep {
  /** Names the step in calendar files, where it must stay the same. */
  id: string;
  name: string;
  days: Days;
  place: "home" | "clinic" | "either";
  /** How far it can move, and why. */
  moves: string;
  source: Source;
  confidence: Confidence;
  /** It may be on any earlier day too, so only its latest day counts. */
  isAnyDayBefore?: boolean;
}

/** Stays at the clinic, all of them our own reckoning. */
export interface Stay {
  id: string;
  name: string;
  arrive: Days;
  leave: Days;
  /** How many days it lasts, the first and the last included. */
  length: Days;
  why: string;
}

export interface TripPlan {
  steps: readonly TripStep[];
  /** The first day of the medicine or scans that belong to the treatment, at its earliest. */
  start: number;
}
