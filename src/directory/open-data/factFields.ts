import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import { ITEM_NAMES, partNames, PATIENT_LABELS, UNIT_LABELS } from "@/directory/facts/priceLabels.ts";
import { CONTACT_LABELS } from "@/directory/facts/contactLabels.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { TREATMENT_NAMES } from "@/directory/facts/serviceLabels.ts";
import { EMBRYO_LABELS, PUBLISHER_LABELS, VERDICT_LABELS } from "@/directory/facts/resultLabels.ts";
import type { DataField } from "./dataField.ts";
import { DENOMINATOR_MEANINGS, OUTCOME_MEANINGS } from "./meanings.ts";

const ID: DataField = {
  name: "id",
  type: "text",
  description: "Names this fact for good, also when it is corrected.",
};
const CLINIC: DataField = {
  name: "clinic_id",
  type: "text",
  description: "The clinic, by its id in the file of clinics.",
};

export const SOURCE = [
  { name: "published_by", type: "text", codes: PUBLISHER_LABELS, description: "Who published the figure." },
  { name: "source_name", type: "text", description: "The page, register or report it is from." },
  { name: "source_url", type: "address", description: "Where you can look it up." },
  {
    name: "checked_on",
    type: "day",
    description: "The day somebody last read it there, or in the copy that the note names.",
  },
  { name: "note", type: "text", mayBeEmpty: true, description: "What else a reader should know." },
] as const satisfies readonly DataField[];

const PARTS = Object.fromEntries(
  Object.keys(TREATMENT_LETTERS).map((code) => [code, partNames([code])[0] ?? code]),
);

const MEASURE = [
  { name: "outcome", type: "text", codes: OUTCOME_MEANINGS, description: "What counts as a success." },
  {
    name: "denominator",
    type: "text",
    codes: DENOMINATOR_MEANINGS,
    description: "What the successes are divided by.",
  },
  {
    name: "eggs",
    type: "text",
    codes: { own: "Own eggs", donor: "Donor eggs" },
    description: "Whose eggs were used.",
  },
  { name: "embryos", type: "text", codes: EMBRYO_LABELS, description: "Whether embryos had been frozen." },
  {
    name: "tested",
    type: "yesNo",
    mayBeEmpty: true,
    description:
      "Whether embryos were tested for their chromosomes (PGT-A). Empty: the source doesn't say, or counts both.",
  },
  {
    name: "age_from",
    type: "whole",
    mayBeEmpty: true,
    description: "The youngest age counted, in years. Empty: no limit.",
  },
  {
    name: "age_to",
    type: "whole",
    mayBeEmpty: true,
    description: "The oldest age counted, in years. Empty: no limit.",
  },
  { name: "period_from", type: "day", description: "The first day of the period counted." },
  { name: "period_to", type: "day", description: "The last day of the period counted." },
  { name: "percentage", type: "number", description: "Successes in percent of the denominator." },
  {
    name: "n",
    type: "whole",
    mayBeEmpty: true,
    description: "How many there were of the denominator. Empty: the source doesn't say.",
  },
  {
    name: "successes",
    type: "whole",
    mayBeEmpty: true,
    description: "How many of them were a success. Empty: the source doesn't say.",
  },
  {
    name: "range_from",
    type: "number",
    mayBeEmpty: true,
    description: "Where the publisher's own range of the percentage begins. Empty: it gives none.",
  },
  {
    name: "range_to",
    type: "number",
    mayBeEmpty: true,
    description: "Where that range ends.",
  },
  {
    name: "verdict",
    type: "text",
    mayBeEmpty: true,
    codes: VERDICT_LABELS,
    description: "How the publisher compares it with the national average. Empty: it doesn't say.",
  },
] as const satisfies readonly DataField[];

const PRICE = [
  { name: "item", type: "text", codes: ITEM_NAMES, description: "What the price is for." },
  { name: "amount", type: "number", description: "The price, in its currency." },
  { name: "currency", type: "text", description: "The currency's code (ISO 4217), such as EUR or CZK." },
  { name: "per", type: "text", codes: UNIT_LABELS, description: "What it is paid for each time." },
  { name: "includes", type: "list", codes: PARTS, description: "What the price list says is included." },
  {
    name: "excludes",
    type: "list",
    codes: PARTS,
    description: "What it says costs extra. Ask the clinic about whatever is in neither list.",
  },
  {
    name: "patient_group",
    type: "text",
    mayBeEmpty: true,
    codes: PATIENT_LABELS,
    description: "Who pays this price. Empty: the list doesn't say.",
  },
  {
    name: "list_date",
    type: "day",
    mayBeEmpty: true,
    description: "The day the price list applies from. Empty: it doesn't say.",
  },
] as const satisfies readonly DataField[];

const REVIEW = [
  { name: "platform", type: "text", description: "The review platform." },
  { name: "score", type: "number", description: "The average score there." },
  { name: "scale", type: "number", description: "The best possible score there." },
  { name: "count", type: "whole", description: "How many reviews the score is made from." },
] as const satisfies readonly DataField[];

const SERVICE = [
  {
    name: "kind",
    type: "text",
    codes: { treatment: "A treatment", language: "A language that the staff speak" },
    description: "What the row is about.",
  },
  {
    name: "code",
    type: "text",
    codes: { ...TREATMENT_NAMES, ...Object.fromEntries(NAMES_OF_LANGUAGES) },
    description: "Which treatment, or which language (ISO 639-1).",
  },
  {
    name: "is_offered",
    type: "yesNo",
    description: "Whether the clinic offers it or speaks it. Where there is no row, it is not known.",
  },
] as const satisfies readonly DataField[];

const CONTACT = [
  { name: "kind", type: "text", codes: CONTACT_LABELS, description: "What the row is about." },
  {
    name: "value",
    type: "text",
    description:
      "The contact itself: a telephone number with the country's code (E.164), opening hours as schema.org writes them.",
  },
] as const satisfies readonly DataField[];

/** Editors' forms and the files of an import follow from these. */
export const FACT_FIELDS = {
  results: MEASURE,
  prices: PRICE,
  reviews: REVIEW,
  services: SERVICE,
  contacts: CONTACT,
};

export const RESULT_FIELDS: DataField[] = [ID, CLINIC, ...MEASURE, ...SOURCE];

export const NATIONAL_FIELDS: DataField[] = [
  ID,
  { name: "country", type: "text", description: "The country by its English name, or ‘Europe’." },
  ...MEASURE,
  ...SOURCE,
];

export const PRICE_FIELDS: DataField[] = [ID, CLINIC, ...PRICE, ...SOURCE];
export const REVIEW_FIELDS: DataField[] = [ID, CLINIC, ...REVIEW, ...SOURCE];
export const SERVICE_FIELDS: DataField[] = [ID, CLINIC, ...SERVICE, ...SOURCE];
export const CONTACT_FIELDS: DataField[] = [ID, CLINIC, ...CONTACT, ...SOURCE];
