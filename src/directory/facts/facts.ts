import type { ContactKind, Publisher, ServiceKind } from "./codes.ts";
import type { PriceBasis, RateBasis, ReviewsBasis } from "./measure.ts";

export interface Source {
  publishedBy: Publisher;
  name: string;
  url: string;
  /** As `2026-11-22`. */
  checkedOn: string;
  isCheckedLongAgo: boolean;
  note: string | null;
}

interface Sourced<Basis> {
  id: string;
  basis: Basis;
  source: Source;
}

export interface Result extends Sourced<RateBasis> {
  percentage: number;
  /** How many of the denominator had the outcome; null where the source doesn't say. */
  successes: number | null;
  country: string | null;
}

export interface Price extends Sourced<PriceBasis> {
  amount: number;
}

export interface Review extends Sourced<ReviewsBasis> {
  score: number;
}

export interface Service {
  id: string;
  kind: ServiceKind;
  /** Of a language its ISO 639-1. */
  code: string;
  isOffered: boolean;
  /** Null for a sample. */
  source: Source | null;
}

/** Never a sample: a made-up number would lead to somebody else. Of several of a kind, the first counts. */
export interface ClinicContact {
  id: string;
  kind: ContactKind;
  /** A telephone as `+420123456789`, hours as `Mo-Th 07:00-15:30, Fr 07:00-14:00`. */
  value: string;
  source: Source;
}

/** In percent. */
export interface ResultRange {
  clinics: number;
  lowest: number;
  highest: number;
}

/** Sourced figures only; samples are in the clinic's own row. Services may be samples. */
export interface ClinicFacts {
  results: Result[];
  prices: Price[];
  reviews: Review[];
  services: Service[];
  contacts: ClinicContact[];
  /** Figures of the clinic's countries and of Europe; never ranked with clinics. */
  national: Result[];
  /** By result id. */
  ranges: Record<string, ResultRange>;
}
