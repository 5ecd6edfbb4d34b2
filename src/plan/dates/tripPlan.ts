/** H: a clinic's own page. M: an older guide, or a single page. Ours: worked out from the others. */
export type Confidence = "H" | "M" | "ours";

/** Days after the cycle start, both ends included; negative before it. */
export type Days = readonly [earliest: number, latest: number];

export const CYCLE_STARTS = ["day-1", "transfer"] as const;
export type CycleStart = (typeof CYCLE_STARTS)[number];

export interface Source {
  name: string;
  url: string;
}

export interface TripStep {
  /** Names the step in calendar files, so it must not change. */
  id: string;
  name: string;
  days: Days;
  place: "home" | "clinic" | "either";
  moves: string;
  source: Source;
  confidence: Confidence;
  /** Only the latest day counts. */
  isAnyDayBefore?: boolean;
  withDonorSperm?: { name?: string; moves?: string };
}

/** A stay at the clinic, always our own estimate. */
export interface Stay {
  id: string;
  name: string;
  arrive: Days;
  leave: Days;
  /** In days, the first and the last included. */
  length: Days;
  why: string;
}

export interface TripPlan {
  steps: readonly TripStep[];
  start: number;
}
