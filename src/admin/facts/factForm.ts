import type { Json } from "@/backend/database.types.ts";

export const KINDS = ["results", "prices", "reviews", "services", "contacts"] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Record<Kind, { one: string; many: string }> = {
  results: { one: "Success rate", many: "Success rates" },
  prices: { one: "Price", many: "Prices" },
  reviews: { one: "Review score", many: "Review scores" },
  services: { one: "Treatment or language", many: "Treatments and languages" },
  contacts: { one: "Contact", many: "Contacts" },
};

/** Named like the columns, since a form is a row of texts. */
export const EMPTY_FACT = {
  ...{ published_by: "", source_name: "", source_url: "", checked_on: "", checked_by: "", note: "" },
  ...{ outcome: "", denominator: "", eggs: "", embryos: "", tested: "", age_from: "", age_to: "" },
  ...{ period_from: "", period_to: "", percentage: "", n: "", successes: "" },
  ...{ range_from: "", range_to: "", verdict: "" },
  ...{ item: "", amount: "", currency: "", per: "", patient_group: "", list_date: "" },
  includes: [] as string[],
  excludes: [] as string[],
  ...{ platform: "", score: "", scale: "", count: "" },
  ...{ kind: "", code: "", is_offered: "", value: "" },
};
export type FactForm = typeof EMPTY_FACT;

export type FactRow = Record<string, Json | undefined>;

export function formFromRow(row: FactRow): FactForm {
  const texts = Object.keys(EMPTY_FACT).flatMap((field) => {
    const value = row[field];
    if (Array.isArray(value)) return [[field, value.filter((code) => typeof code === "string")]];
    return value === null || value === undefined || typeof value === "object" ? [] : [[field, String(value)]];
  });
  return { ...EMPTY_FACT, ...Object.fromEntries(texts) };
}
