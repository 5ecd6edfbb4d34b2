import type { Database } from "@/backend/database.types.ts";
import { splitNotes, type Figure, type FigureNotes } from "./noteCodes.ts";
import type { PricedTreatment } from "./pricedTreatments.ts";
import { eurosOf } from "./publishedPrice.ts";
import type { Services } from "./services.ts";

type Columns = Database["public"]["Tables"]["clinics"]["Row"];

export interface ClinicRow {
  w: Columns["website"];
  id: Columns["id"];
  n: Columns["name"];
  l: Columns["locations"];
  c: Columns["countries"];
  g: Columns["languages"];
  s: Columns["specialties"];
  f: Columns["fixed_prices"];
  h: Columns["hero_logo_url"];
  b: Columns["figure_notes"];
  v: Columns["upvote_count"];
  e: Columns["established"];
  p: Columns["price_euros"];
  o: Columns["success_rate"];
  d: Columns["egg_donation_success_rate"];
  r: Columns["review_score"];
  a: Columns["overall_score"];
}

/** Rates are in percent, prices in euros; null means unknown. */
export interface Clinic {
  id: string;
  name: string;
  countries: string[];
  locations: string[];
  website: string | null;
  /** Of an IVF cycle with own eggs, unless `priceOf` names another treatment; rounded if converted. */
  priceEuros: number | null;
  successRate: number | null;
  eggDonationSuccessRate: number | null;
  /** Out of 5. */
  reviewScore: number | null;
  /** Out of 100. */
  overallScore: number | null;
  specialties: string[];
  established: number | null;
  languages: string[];
  upvoteCount: number;
  /** The clinic's own sample list in display order, instead of one derived from the base price. */
  fixedPrices: Record<string, number> | null;
  heroLogoUrl: string | null;
  notes: FigureNotes;
  /** Also of a figure that isn't among its own here, such as the price of another treatment. */
  hasSource: boolean;
  services?: Services;
  /** Its success rate isn't of the visitor's age group. */
  isOfOtherAge?: boolean;
  /** That of a group which holds the visitor's and others. */
  isOfWiderAge?: boolean;
  /** Our 95 % interval of a rate for a chosen age group, in words. The list has no numbers of treatments. */
  ownInterval?: string;
  priceOf?: PricedTreatment;
  /** What a card calls that price; it comes with the filters, which first visits don't load. */
  priceLabel?: string;
  usual?: Clinic;
}

export function figureOf(clinic: Clinic, figure: Figure): number | null {
  const { priceEuros, successRate, eggDonationSuccessRate, reviewScore } = clinic;
  const rates = { success: successRate, eggDonation: eggDonationSuccessRate };
  if (figure === "price") return priceEuros || null;
  return figure === "reviews" ? reviewScore || null : rates[figure];
}

export function isSample(clinic: Clinic, figure: Figure): boolean {
  return figureOf(clinic, figure) !== null && clinic.notes[figure] === undefined;
}

const FIGURES = ["price", "success", "eggDonation", "reviews"] as const;

/** Returns whether any figure is a sample. Overall scores always are: no method is published. */
export function hasSamples(clinic: Clinic): boolean {
  return Boolean(clinic.overallScore) || FIGURES.some((figure) => isSample(clinic, figure));
}

function priceList(json: Columns["fixed_prices"]): Record<string, number> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  const prices: Record<string, number> = {};
  for (const [treatment, euros] of Object.entries(json)) {
    if (typeof euros === "number") prices[treatment] = euros;
  }
  return prices;
}

/** Drops samples and the overall score, for which nobody publishes a method, if any figure has a source. */
export function clinicFromRow(row: ClinicRow): Clinic {
  const notes = splitNotes(row.b);
  const hasSource = row.b !== "";
  // A sample of zero is a blank, a published rate of zero isn't.
  const unlessSample = <Value>(value: Value, figure?: Figure) =>
    figure && notes[figure] !== undefined ? value : hasSource ? null : value || null;
  return {
    id: row.id,
    name: row.n,
    countries: row.c,
    locations: row.l,
    website: row.w,
    priceEuros: unlessSample(row.p ?? eurosOf(notes.price ?? ""), "price"),
    successRate: unlessSample(row.o, "success"),
    eggDonationSuccessRate: unlessSample(row.d, "eggDonation"),
    reviewScore: unlessSample(row.r, "reviews"),
    overallScore: unlessSample(row.a),
    specialties: row.s,
    established: row.e,
    languages: row.g,
    upvoteCount: row.v,
    fixedPrices: priceList(row.f),
    heroLogoUrl: row.h,
    notes,
    hasSource,
  };
}
