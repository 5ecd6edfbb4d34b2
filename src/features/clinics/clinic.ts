import type { Database } from "@/backend/database.types.ts";

/** Visitors see no archived clinics, so nobody asks when one was archived. */
type ClinicRow = Omit<Database["public"]["Tables"]["clinics"]["Row"], "archived_at">;

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
  basis: FigureBasis;
}

/** What each figure with a source rests on, as `src/features/facts/measure.ts` reads it. */
type FigureBasis = Partial<Record<Figure, string>>;

/** The figures of a clinic that can have a source. */
export type Figure = "price" | "success" | "eggDonation" | "reviews";

/** A figure of a clinic; null where it is not known. A price, rate or score of zero is not known. */
export function figureOf(clinic: Clinic, figure: Figure): number | null {
  const { priceEuros, successRate, eggDonationSuccessRate, reviewScore } = clinic;
  const figures = { price: priceEuros, success: successRate, eggDonation: eggDonationSuccessRate };
  return (figure === "reviews" ? reviewScore : figures[figure]) || null;
}

/** Whether a figure is there without a source: a sample, and shown as one. */
export function isSample(clinic: Clinic, figure: Figure): boolean {
  return figureOf(clinic, figure) !== null && clinic.basis[figure] === undefined;
}

const FIGURES = ["price", "success", "eggDonation", "reviews"] as const;

/** Whether any of its figures is a sample. An overall score is one always: no method for it is published. */
export function hasSamples(clinic: Clinic): boolean {
  return Boolean(clinic.overallScore) || FIGURES.some((figure) => isSample(clinic, figure));
}

export const CLINIC_COLUMNS =
  "id,name,countries,locations,website,price_euros,success_rate,egg_donation_success_rate,review_score,overall_score,specialties,established,languages,upvote_count,fixed_prices,hero_logo_url,basis";

/** A check in the database holds the list to names and numbers; anything else counts as none. */
function priceList(json: ClinicRow["fixed_prices"]): Record<string, number> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  const prices: Record<string, number> = {};
  for (const [treatment, euros] of Object.entries(json)) {
    if (typeof euros === "number") prices[treatment] = euros;
  }
  return prices;
}

/** The database's lines, one for each figure with a source; anything else counts as none. */
function basisOf(json: ClinicRow["basis"]): FigureBasis {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return {};
  const { price, success, egg_donation: eggDonation, reviews } = json;
  const lines = Object.entries({ price, success, eggDonation, reviews });
  return Object.fromEntries(lines.filter(([, line]) => typeof line === "string"));
}

/** The row of the database in the words of the specification. */
export function clinicFromRow(row: ClinicRow): Clinic {
  return {
    id: row.id,
    name: row.name,
    countries: row.countries,
    locations: row.locations,
    website: row.website,
    priceEuros: row.price_euros,
    successRate: row.success_rate,
    eggDonationSuccessRate: row.egg_donation_success_rate,
    reviewScore: row.review_score,
    overallScore: row.overall_score,
    specialties: row.specialties,
    established: row.established,
    languages: row.languages,
    upvoteCount: row.upvote_count,
    fixedPrices: priceList(row.fixed_prices),
    heroLogoUrl: row.hero_logo_url,
    basis: basisOf(row.basis),
  };
}
