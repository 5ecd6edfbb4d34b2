import type { DataField } from "@/directory/open-data/dataField.ts";
import { FACT_FIELDS } from "@/directory/open-data/factFields.ts";

export type Kind = "clinics" | "results" | "prices" | "reviews" | "services" | "contacts";

/**
 * A list as `Prague | Brno`, an amount with two decimals at most, a date as `2026-05-31`, yes or no as a word,
 * prices as JSON in order.
 */
export type ColumnType = "text" | "list" | "amount" | "number" | "degrees" | "day" | "yesNo" | "prices";

type Columns = Record<string, ColumnType>;

const KEY: Columns = { id: "text", clinic_id: "text" };
const SOURCE: Columns = {
  status: "text",
  published_by: "text",
  source_name: "text",
  source_url: "text",
  checked_on: "day",
  checked_by: "text",
  note: "text",
};

const TYPES: Record<DataField["type"], ColumnType> = {
  ...{ text: "text", address: "text", list: "list", day: "day", yesNo: "yesNo" },
  // The numbers of facts have two decimals in the database.
  ...{ number: "amount", degrees: "degrees", whole: "number" },
};

function typesOf(fields: readonly DataField[]): Columns {
  return Object.fromEntries(fields.map(({ name, type }) => [name, TYPES[type]]));
}

/** The same columns as `private.import_columns`. */
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
    latitude: "degrees",
    longitude: "degrees",
    published: "yesNo",
  },
  results: { ...KEY, country: "text", ...typesOf(FACT_FIELDS.results), ...SOURCE },
  prices: { ...KEY, ...typesOf(FACT_FIELDS.prices), ...SOURCE },
  reviews: { ...KEY, ...typesOf(FACT_FIELDS.reviews), ...SOURCE },
  services: { ...KEY, ...typesOf(FACT_FIELDS.services), ...SOURCE },
  contacts: { ...KEY, ...typesOf(FACT_FIELDS.contacts), ...SOURCE },
};

export const KINDS: readonly Kind[] = ["clinics", "results", "prices", "reviews", "services", "contacts"];

export const KIND_LABELS: Record<Kind, { title: string; one: string; many: string }> = {
  clinics: { title: "Clinics", one: "clinic", many: "clinics" },
  results: { title: "Success rates", one: "success rate", many: "success rates" },
  prices: { title: "Prices", one: "price", many: "prices" },
  reviews: { title: "Review scores", one: "review score", many: "review scores" },
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
