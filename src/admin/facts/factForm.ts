import type { Json } from "@/backend/database.types.ts";
import { FACT_FIELDS, SOURCE } from "@/directory/open-data/factFields.ts";

export const KINDS = ["results", "prices", "reviews", "services", "contacts"] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Record<Kind, { one: string; many: string }> = {
  results: { one: "Success rate", many: "Success rates" },
  prices: { one: "Price", many: "Prices" },
  reviews: { one: "Review score", many: "Review scores" },
  services: { one: "Treatment or language", many: "Treatments and languages" },
  contacts: { one: "Contact", many: "Contacts" },
};

const FIELDS = [...Object.values(FACT_FIELDS).flat(), ...SOURCE];
type Field = (typeof FIELDS)[number];

/** Named like the columns, since a form is a row of texts. */
export type FactForm = { [F in Field as F["name"]]: F["type"] extends "list" ? string[] : string } & {
  checked_by: string;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every name of a field
export const EMPTY_FACT = {
  ...Object.fromEntries(FIELDS.map(({ name, type }) => [name, type === "list" ? [] : ""])),
  checked_by: "",
} as FactForm;

export type FactRow = Record<string, Json | undefined>;

export function formFromRow(row: FactRow): FactForm {
  const texts = Object.keys(EMPTY_FACT).flatMap((field) => {
    const value = row[field];
    if (Array.isArray(value)) return [[field, value.filter((code) => typeof code === "string")]];
    return value === null || value === undefined || typeof value === "object" ? [] : [[field, String(value)]];
  });
  return { ...EMPTY_FACT, ...Object.fromEntries(texts) };
}
