import { CLINIC_FIELDS } from "./clinicFields.ts";
import { NATIONAL_FIELDS, PRICE_FIELDS, RESULT_FIELDS, REVIEW_FIELDS } from "./factFields.ts";
import type { DataField } from "./dataField.ts";

/** What is offered: each is one file of each format, and one address of the API. */
export interface Dataset {
  /** Of the files: `clinics` is clinics.csv and clinics.json. */
  name: "clinics" | "results" | "prices" | "reviews" | "national";
  title: string;
  /** What one row is. */
  row: string;
  /** The table, and which of its rows. */
  table: string;
  filters: Record<string, string>;
  fields: DataField[];
}

// Samples are nobody's data. What is retired, unpublished or merged, the database shows to no visitor.
const SOURCED = { status: "eq.sourced" };

export const DATASETS: Dataset[] = [
  {
    name: "clinics",
    title: "Clinics",
    row: "One row is a clinic on this site.",
    table: "clinics",
    filters: {},
    fields: CLINIC_FIELDS,
  },
  {
    name: "results",
    title: "Success rates",
    row: "One row is a published success rate of a clinic.",
    table: "clinic_results",
    filters: { ...SOURCED, clinic_id: "not.is.null" },
    fields: RESULT_FIELDS,
  },
  {
    name: "prices",
    title: "Prices",
    row: "One row is a published price of a clinic.",
    table: "clinic_prices",
    filters: SOURCED,
    fields: PRICE_FIELDS,
  },
  {
    name: "reviews",
    title: "Reviews",
    row: "One row is a clinic's score on a review platform.",
    table: "clinic_reviews",
    filters: SOURCED,
    fields: REVIEW_FIELDS,
  },
  {
    name: "national",
    title: "National figures",
    row: "One row is a success rate of a whole country, or of Europe. It says nothing about any one clinic.",
    table: "clinic_results",
    filters: { ...SOURCED, country: "not.is.null" },
    fields: NATIONAL_FIELDS,
  },
];

/**
 * The address of the API that answers with the same rows. The build asks it too, so what is written
 * down for others works.
 */
export function apiPath({ table, filters, fields }: Dataset): string {
  const select = fields.map(({ name }) => name).join(",");
  const conditions = Object.entries(filters).map(([column, condition]) => `&${column}=${condition}`);
  return `/rest/v1/${table}?select=${select}${conditions.join("")}&order=id`;
}
