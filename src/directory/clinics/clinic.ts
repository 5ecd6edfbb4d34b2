import type { Database } from "@/backend/database.types.ts";
import { splitNotes, type Figure, type FigureNotes } from "./noteCodes.ts";

type Columns = Database["public"]["Tables"]["clinics"]["Row"];

/**
 * What is read of a clinic, each column by one letter: with 1,500 clinics their names would weigh
 * more than what they name. Columns that are often the same in many rows stand together, since
 * that compresses best.
 */
export const CLINIC_COLUMNS =
  "w:website,id,n:name,l:locations,c:countries,g:languages,s:specialties,f:fixed_prices,h:hero_logo_url,b:figure_notes,v:upvote_count,e:established,p:price_euros,o:success_rate,d:egg_donation_success_rate,r:review_score,a:overall_score";

/** A row of that. */
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

/** A clinic of the directory. Rates are in percent, prices in euros; null means not known. */
export interface Clinic {
  id: string;
  name: string;
  countries: string[];
  locations: string[];
  website: string | null;
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
  /** The clinic's own price list in order of display, instead of one derived from the base price. */
  fixedPrices: Record<string, number> | null;
  heroLogoUrl: string | null;
  /** What is said beside each figure with a source. */
  notes: FigureNotes;
  /** Whether its success rate is of another age than the visitor chose. */
  isOfOtherAge?: boolean;
}

/** A figure of a clinic; null where it is not known. A price, rate or score of zero is not known. */
export function figureOf(clinic: Clinic, figure: Figure): number | null {
  const { priceEuros, successRate, eggDonationSuccessRate, reviewScore } = clinic;
  const figures = { price: priceEuros, success: successRate, eggDonation: eggDonationSuccessRate };
  return (figure === "reviews" ? reviewScore : figures[figure]) || null;
}

/** Whether a figure is there without a source: a sample, and shown as one. */
export function isSample(clinic: Clinic, figure: Figure): boolean {
  return figureOf(clinic, figure) !== null && clinic.notes[figure] === undefined;
}

const FIGURES = ["price", "success", "eggDonation", "reviews"] as const;

/** Whether any of its figures is a sample. An overall score is one always: no method for it is published. */
export function hasSamples(clinic: Clinic): boolean {
  return Boolean(clinic.overallScore) || FIGURES.some((figure) => isSample(clinic, figure));
}

/** A check in the database holds the list to names and numbers; anything else counts as none. */
function priceList(json: Columns["fixed_prices"]): Record<string, number> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  const prices: Record<string, number> = {};
  for (const [treatment, euros] of Object.entries(json)) {
    if (typeof euros === "number") prices[treatment] = euros;
  }
  return prices;
}

/**
 * The row of the database in the words of the specification. A clinic with any sourced figure shows no
 * sample beside it, nor its overall score, for which nobody publishes a method.
 */
export function clinicFromRow(row: ClinicRow): Clinic {
  const notes = splitNotes(row.b);
  const hasSource = row.b !== "";
  const unlessSample = <Value>(value: Value, figure?: Figure) =>
    hasSource && (figure === undefined || notes[figure] === undefined) ? null : value;
  return {
    id: row.id,
    name: row.n,
    countries: row.c,
    locations: row.l,
    website: row.w,
    priceEuros: unlessSample(row.p, "price"),
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
  };
}
