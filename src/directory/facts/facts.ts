import type { Publisher } from "./codes.ts";
import type { PriceBasis, RateBasis, ReviewsBasis } from "./measure.ts";

/** Who published a figure, and who can look it up. */
export interface Source {
  publishedBy: Publisher;
  name: string;
  url: string;
  /** The day somebody read it there, as `2026-11-22`. */
  checkedOn: string;
  isCheckedLongAgo: boolean;
  /** What else a reader must know, in the words of who checked it. */
  note: string | null;
}

interface Sourced<Basis> {
  id: string;
  basis: Basis;
  source: Source;
}

/** How often treatment led to the outcome of its basis. */
export interface Result extends Sourced<RateBasis> {
  percentage: number;
  /** How many of the denominator had the outcome; null where the source doesn't say. */
  successes: number | null;
  /** Of a national figure; null for a clinic's. */
  country: string | null;
}

export interface Price extends Sourced<PriceBasis> {
  /** In the currency of its basis. */
  amount: number;
}

export interface Review extends Sourced<ReviewsBasis> {
  /** On the scale of its basis. */
  score: number;
}

/** What all clinics that count like one result range between, in percent. */
export interface ResultRange {
  clinics: number;
  lowest: number;
  highest: number;
}

/** Every figure of a clinic that has a source. Samples are none: the clinic's own row carries them. */
export interface ClinicFacts {
  results: Result[];
  prices: Price[];
  reviews: Review[];
  /** Figures of the clinic's countries and of Europe: context, never ranked with clinics. */
  national: Result[];
  /** By the result's id. */
  ranges: Record<string, ResultRange>;
}
