import { CLINIC_FIELDS } from "./clinicFields.ts";
import {
  CONTACT_FIELDS,
  NATIONAL_FIELDS,
  PRICE_FIELDS,
  RESULT_FIELDS,
  REVIEW_FIELDS,
  SERVICE_FIELDS,
} from "./factFields.ts";
import type { DataField } from "./dataField.ts";

export interface Dataset {
  name: "clinics" | "results" | "prices" | "reviews" | "services" | "contacts" | "national";
  title: string;
  row: string;
  table: string;
  filters: Record<string, string>;
  fields: DataField[];
}

// Samples are nobody's data. The database hides retired, unpublished and merged rows.
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
    name: "services",
    title: "Treatments and languages",
    row: "One row is a treatment that a clinic offers or doesn't, or a language that its staff speak or don't.",
    table: "clinic_services",
    filters: SOURCED,
    fields: SERVICE_FIELDS,
  },
  {
    name: "contacts",
    title: "Contacts",
    row: "One row is an address, a telephone number, an e-mail address or the opening hours of a clinic.",
    table: "clinic_contacts",
    filters: SOURCED,
    fields: CONTACT_FIELDS,
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

/** Returns the API address of the same rows. The build uses it too, so the documented address works. */
export function apiPath({ table, filters, fields }: Dataset): string {
  const select = fields.map(({ name }) => name).join(",");
  const conditions = Object.entries(filters).map(([column, condition]) => `&${column}=${condition}`);
  return `/rest/v1/${table}?select=${select}${conditions.join("")}&order=id`;
}
