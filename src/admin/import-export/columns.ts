export type Kind = "clinics" | "results" | "prices" | "reviews" | "services" | "contacts";

/**
 * How a cell is written: a list as `Prague | Brno`, a date as `2026-05-31`, yes or no as a word, prices as
 * JSON in order.
 */
export type ColumnType = "text" | "list" | "number" | "day" | "yesNo" | "prices";

type Columns = Record<string, ColumnType>;

const SOURCE: Columns = {
  status: "text",
  published_by: "text",
  source_name: "text",
  source_url: "text",
  checked_on: "day",
  checked_by: "text",
  note: "text",
};

/** In order; the same as `private.import_columns`. */
export const COLUMNS: Record<Kind, Columns> = {
  clinics: {
    id: "text",
    name: "text",
    countries: "list",
    locations: "list",
    website: "text",
    overall_score: "number",
    specialties: "list",
    established: "number",
    languages: "list",
    fixed_prices: "prices",
    hero_logo_url: "text",
    register_number: "text",
    latitude: "number",
    longitude: "number",
    published: "yesNo",
  },
  results: {
    id: "text",
    clinic_id: "text",
    country: "text",
    outcome: "text",
    denominator: "text",
    eggs: "text",
    embryos: "text",
    tested: "yesNo",
    age_from: "number",
    age_to: "number",
    period_from: "day",
    period_to: "day",
    percentage: "number",
    n: "number",
    successes: "number",
    range_from: "number",
    range_to: "number",
    verdict: "text",
    ...SOURCE,
  },
  prices: {
    id: "text",
    clinic_id: "text",
    item: "text",
    amount: "number",
    currency: "text",
    per: "text",
    includes: "list",
    excludes: "list",
    patient_group: "text",
    list_date: "day",
    ...SOURCE,
  },
  reviews: {
    id: "text",
    clinic_id: "text",
    platform: "text",
    scale: "number",
    score: "number",
    count: "number",
    ...SOURCE,
  },
  services: {
    id: "text",
    clinic_id: "text",
    kind: "text",
    code: "text",
    is_offered: "yesNo",
    ...SOURCE,
  },
  contacts: {
    id: "text",
    clinic_id: "text",
    kind: "text",
    value: "text",
    ...SOURCE,
  },
};

export const KINDS: readonly Kind[] = ["clinics", "results", "prices", "reviews", "services", "contacts"];

export const KIND_LABELS: Record<Kind, { title: string; one: string; many: string }> = {
  clinics: { title: "Clinics", one: "clinic", many: "clinics" },
  results: { title: "Success rates", one: "success rate", many: "success rates" },
  prices: { title: "Prices", one: "price", many: "prices" },
  reviews: { title: "Reviews", one: "review score", many: "review scores" },
  services: {
    title: "Treatments and languages",
    one: "treatment or language",
    many: "treatments and languages",
  },
  contacts: { title: "Contacts", one: "contact", many: "contacts" },
};

export const READ_ONLY = ["upvote_count"];

const HEADLINES =
  "The database derives it from the clinic’s facts. Remove this column and import the facts instead.";

export const NOT_IN_FILES: Record<string, string> = {
  price_euros: HEADLINES,
  success_rate: HEADLINES,
  egg_donation_success_rate: HEADLINES,
  review_score: HEADLINES,
  basis: HEADLINES,
  figure_notes: HEADLINES,
  merged_into: "Merge clinics on their admin pages instead. Remove this column.",
  retired_at: "Retire facts on the clinic’s admin page instead. Remove this column.",
  created_at: "The database sets it. Remove this column.",
  changed_at: "The database sets it. Remove this column.",
};

/** Returns the kind of a file, judging by its column names; undefined if none or several fit. */
export function kindOf(names: string[]): Kind | undefined {
  const telling: Record<Kind, string[]> = {
    clinics: ["name", "countries", "locations", "website", "published"],
    results: ["outcome", "denominator", "percentage"],
    prices: ["item", "amount"],
    reviews: ["platform", "scale", "score"],
    services: ["code", "is_offered"],
    contacts: ["value"],
  };
  const fitting = KINDS.filter((kind) => telling[kind].some((name) => names.includes(name)));
  return fitting.length === 1 ? fitting[0] : undefined;
}
