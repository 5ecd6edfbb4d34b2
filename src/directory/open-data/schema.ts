import { DATASETS, type Dataset } from "./datasets.ts";
import type { DataField, FieldType } from "./dataField.ts";

type Schema = Record<string, unknown>;

const TYPES: Record<FieldType, Schema> = {
  text: { type: "string", minLength: 1 },
  address: { type: "string", format: "uri", pattern: "^https?://" },
  list: { type: "array", items: { type: "string" } },
  number: { type: "number", minimum: 0 },
  degrees: { type: "number", minimum: -180, maximum: 180 },
  whole: { type: "integer", minimum: 0 },
  day: { type: "string", format: "date", pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
  yesNo: { type: "boolean" },
};

const MOMENT = {
  type: "string",
  format: "date-time",
  description: "When the file was made, in UTC.",
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$`,
};
const LICENCE = {
  description: "The licence by its SPDX name and the address of its text; null where none is named.",
  anyOf: [exactly({ name: { type: "string" }, url: TYPES.address }), { type: "null" }],
};

function exactly(properties: Schema): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** Returns the JSON Schema (draft 2020-12) of every file under /data. */
export function dataSchema(): Schema {
  const files = DATASETS.map(fileSchema);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Open data of the European IVF Clinic Directory",
    oneOf: [...DATASETS.map(({ name }) => ({ $ref: `#/$defs/${name}` })), { $ref: "#/$defs/index" }],
    $defs: {
      ...Object.fromEntries(DATASETS.map(({ name }, index) => [name, files[index]])),
      index: exactly({
        dataset: { const: "index" },
        made_at: MOMENT,
        licence: LICENCE,
        datasets: {
          type: "array",
          items: exactly({
            name: { enum: DATASETS.map(({ name }) => name) },
            rows: TYPES.whole,
            csv_bytes: TYPES.whole,
            json_bytes: TYPES.whole,
          }),
        },
      }),
    },
  };
}

function fileSchema({ name, title, row, fields }: Dataset): Schema {
  return {
    title,
    ...exactly({
      $schema: { type: "string" },
      dataset: { const: name },
      made_at: MOMENT,
      licence: LICENCE,
      rows: {
        type: "array",
        items: {
          description: row,
          ...exactly(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))),
        },
      },
    }),
  };
}

function fieldSchema({ type, description, codes, mayBeEmpty }: DataField): Schema {
  const coded = codes && { type: "string", enum: Object.keys(codes) };
  const value = type === "list" ? { ...TYPES.list, ...(coded && { items: coded }) } : (coded ?? TYPES[type]);
  const meanings = codes && Object.entries(codes).map(([code, meaning]) => `${code}: ${meaning}.`);
  return {
    description: [description, ...(meanings ?? [])].join(" "),
    ...(mayBeEmpty ? { anyOf: [value, { type: "null" }] } : value),
  };
}
