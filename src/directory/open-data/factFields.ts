import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import { ITEM_NAMES, partNames, PATIENT_LABELS, UNIT_LABELS } from "@/directory/facts/priceLabels.ts";
import { EMBRYO_LABELS, PUBLISHER_LABELS, VERDICT_LABELS } from "@/directory/facts/resultLabels.ts";
import type { Field } from "./field.ts";
import { DENOMINATOR_MEANINGS, OUTCOME_MEANINGS } from "./meanings.ts";

const ID: Field = { name: "id", type: "text", words: "Names this fact for good, also when it is corrected." };
const CLINIC: Field = {
  name: "clinic_id",
  type: "text",
  words: "The clinic, by its id in the file of clinics.",
};

/** Where it is from: every fact has all of these. */
const SOURCE: Field[] = [
  { name: "published_by", type: "text", codes: PUBLISHER_LABELS, words: "Who published the figure." },
  { name: "source_name", type: "text", words: "The page, register or report it is from." },
  { name: "source_url", type: "address", words: "Where you can look it up." },
  { name: "checked_on", type: "day", words: "The day somebody last read it there." },
  { name: "note", type: "text", mayBeEmpty: true, words: "What else a reader should know." },
];

/** A treatment and its parts, as a price includes them or not. */
const PARTS = Object.fromEntries(
  Object.keys(TREATMENT_LETTERS).map((code) => [code, partNames([code])[0] ?? code]),
);

const MEASURE: Field[] = [
  { name: "outcome", type: "text", codes: OUTCOME_MEANINGS, words: "What counts as a success." },
  {
    name: "denominator",
    type: "text",
    codes: DENOMINATOR_MEANINGS,
    words: "What the successes are divided by.",
  },
  {
    name: "eggs",
    type: "text",
    codes: { own: "Own eggs", donor: "Donor eggs" },
    words: "Whose eggs were used.",
  },
  { name: "embryos", type: "text", codes: EMBRYO_LABELS, words: "Whether embryos had been frozen." },
  {
    name: "tested",
    type: "yesNo",
    mayBeEmpty: true,
    words: "Whether embryos were tested for their chromosomes (PGT-A). Empty: the source doesn't say.",
  },
  {
    name: "age_from",
    type: "whole",
    mayBeEmpty: true,
    words: "The youngest age counted, in years. Empty: no limit.",
  },
  {
    name: "age_to",
    type: "whole",
    mayBeEmpty: true,
    words: "The oldest age counted, in years. Empty: no limit.",
  },
  { name: "period_from", type: "day", words: "The first day of the period counted." },
  { name: "period_to", type: "day", words: "The last day of the period counted." },
  { name: "percentage", type: "number", words: "Successes in percent of the denominator." },
  {
    name: "n",
    type: "whole",
    mayBeEmpty: true,
    words: "How many there were of the denominator. Empty: the source doesn't say.",
  },
  {
    name: "successes",
    type: "whole",
    mayBeEmpty: true,
    words: "How many of them were a success. Empty: the source doesn't say.",
  },
  {
    name: "range_from",
    type: "number",
    mayBeEmpty: true,
    words: "Where the publisher's own range of the percentage begins. Empty: it gives none.",
  },
  {
    name: "range_to",
    type: "number",
    mayBeEmpty: true,
    words: "Where that range ends.",
  },
  {
    name: "verdict",
    type: "text",
    mayBeEmpty: true,
    codes: VERDICT_LABELS,
    words: "How the publisher says that it stands to the national average. Empty: it doesn't say.",
  },
];

export const RESULT_FIELDS: Field[] = [ID, CLINIC, ...MEASURE, ...SOURCE];

export const NATIONAL_FIELDS: Field[] = [
  ID,
  { name: "country", type: "text", words: "The country by its English name, or ‘Europe’." },
  ...MEASURE,
  ...SOURCE,
];

export const PRICE_FIELDS: Field[] = [
  ID,
  CLINIC,
  { name: "item", type: "text", codes: ITEM_NAMES, words: "What the price is for." },
  { name: "amount", type: "number", words: "The price, in its currency." },
  { name: "currency", type: "text", words: "The currency's code (ISO 4217), such as EUR or CZK." },
  { name: "per", type: "text", codes: UNIT_LABELS, words: "What it is paid for each time." },
  { name: "includes", type: "list", codes: PARTS, words: "What the price list says is included." },
  {
    name: "excludes",
    type: "list",
    codes: PARTS,
    words: "What it says costs extra. Ask the clinic about whatever is in neither list.",
  },
  {
    name: "patient_group",
    type: "text",
    mayBeEmpty: true,
    codes: PATIENT_LABELS,
    words: "Who pays this price. Empty: the list doesn't say.",
  },
  {
    name: "list_date",
    type: "day",
    mayBeEmpty: true,
    words: "The day the price list applies from. Empty: it doesn't say.",
  },
  ...SOURCE,
];

export const REVIEW_FIELDS: Field[] = [
  ID,
  CLINIC,
  { name: "platform", type: "text", words: "The review platform." },
  { name: "score", type: "number", words: "The average score there." },
  { name: "scale", type: "number", words: "The best possible score there." },
  { name: "count", type: "whole", words: "How many reviews the score is made from." },
  ...SOURCE,
];
