import {
  CONTACT_KINDS,
  EMBRYOS,
  ITEMS,
  OFFERED_TREATMENTS,
  OUTCOMES,
  PATIENT_GROUPS,
  PUBLISHERS,
  UNITS,
  VERDICTS,
} from "@/directory/facts/codes.ts";
import { CONTACT_LABELS } from "@/directory/facts/contactLabels.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { TREATMENT_NAMES } from "@/directory/facts/serviceLabels.ts";
import { ITEM_NAMES, PATIENT_LABELS, UNIT_LABELS } from "@/directory/facts/priceLabels.ts";
import {
  EMBRYO_LABELS,
  OUTCOME_LABELS,
  PUBLISHER_LABELS,
  VERDICT_LABELS,
} from "@/directory/facts/resultLabels.ts";

/** ISO 4217 codes that the database accepts. */
export const CURRENCIES = [
  ...["EUR", "CZK", "PLN", "GBP", "USD", "CHF", "DKK", "HUF", "NOK", "RON", "SEK", "TRY", "UAH"],
  ...["ALL", "BAM", "BGN", "GEL", "ISK", "MDL", "MKD", "RSD"],
] as const;

type Options = readonly (readonly [code: string, label: string])[];

export const PUBLISHER_OPTIONS: Options = PUBLISHERS.map((code) => [code, PUBLISHER_LABELS[code]]);
export const OUTCOME_OPTIONS: Options = OUTCOMES.map((code) => [code, OUTCOME_LABELS[code]]);
export const DENOMINATOR_OPTIONS: Options = [
  ["started_cycle", "Per started cycle"],
  ["retrieval", "Per egg collection"],
  ["transfer", "Per embryo transfer"],
  ["embryo", "Per embryo transferred"],
  ["cumulative_retrieval", "After one egg collection and all its transfers"],
];
export const EGG_OPTIONS: Options = [
  ["own", "The patient's own eggs"],
  ["donor", "A donor's eggs"],
];
export const EMBRYO_OPTIONS: Options = EMBRYOS.map((code) => [code, EMBRYO_LABELS[code]]);
export const TESTED_OPTIONS: Options = [
  ["true", "Tested (PGT-A)"],
  ["false", "Not tested"],
];
export const VERDICT_OPTIONS: Options = VERDICTS.map((code) => [code, VERDICT_LABELS[code]]);
export const ITEM_OPTIONS: Options = ITEMS.map((code) => [code, ITEM_NAMES[code]]);
export const UNIT_OPTIONS: Options = UNITS.map((code) => [code, UNIT_LABELS[code]]);
export const PATIENT_OPTIONS: Options = PATIENT_GROUPS.map((code) => [code, PATIENT_LABELS[code]]);
export const SERVICE_KIND_OPTIONS: Options = [
  ["treatment", "A treatment"],
  ["language", "A language that the staff speak"],
];
export const TREATMENT_OPTIONS: Options = OFFERED_TREATMENTS.map((code) => [code, TREATMENT_NAMES[code]]);
export const LANGUAGE_OPTIONS: Options = [...NAMES_OF_LANGUAGES];
export const OFFERED_OPTIONS: Options = [
  ["true", "Yes"],
  ["false", "No"],
];
export const CONTACT_KIND_OPTIONS: Options = CONTACT_KINDS.map((code) => [code, CONTACT_LABELS[code]]);
export const CURRENCY_OPTIONS: Options = CURRENCIES.map((code) => [code, code]);
