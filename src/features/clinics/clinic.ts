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
  figures: FiguresProvenance;
}

/** Where a clinic's figures come from. Without a source they are samples, and shown as such. */
export interface FiguresProvenance {
  source: string | null;
  sourceUrl: string | null;
  period: string | null;
  checkedOn: string | null;
}

/** Whether any figure is listed that a source, or the lack of one, should be told for. */
export function hasFigures(clinic: Clinic): boolean {
  const { priceEuros, fixedPrices, successRate, eggDonationSuccessRate, reviewScore, overallScore } = clinic;
  return Boolean(
    priceEuros || fixedPrices || successRate || eggDonationSuccessRate || reviewScore || overallScore,
  );
}

export const CLINIC_COLUMNS =
  "id,name,countries,locations,website,price_euros,success_rate,egg_donation_success_rate,review_score,overall_score,specialties,established,languages,upvote_count,fixed_prices,hero_logo_url,figures_source,figures_source_url,figures_period,figures_checked_on";

/** A check in the database holds the list to names and numbers; anything else counts as none. */
function priceList(json: ClinicRow["fixed_prices"]): Record<string, number> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  const prices: Record<string, number> = {};
  for (const [treatment, euros] of Object.entries(json)) {
    if (typeof euros === "number") prices[treatment] = euros;
  }
  return prices;
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
    figures: {
      source: row.figures_source,
      sourceUrl: row.figures_source_url,
      period: row.figures_period,
      checkedOn: row.figures_checked_on,
    },
  };
}

/** Whether the price of its IVF cycle includes ICSI, which others list apart. */
export function isListedWithIcsi({ fixedPrices }: Pick<Clinic, "fixedPrices">): boolean {
  return fixedPrices !== null && !("IVF with Own Eggs" in fixedPrices);
}
