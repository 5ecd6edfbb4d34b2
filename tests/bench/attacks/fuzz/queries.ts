// Columns, orders and pages, as PostgREST's QueryParams.hs parses them.
import * as fc from "fast-check";
import type { Catalogue, Column, Table } from "./catalogue.ts";
import { withProbability } from "./withProbability.ts";
import { asField, someColumn, someFilter, someName } from "./filters.ts";

const encode = encodeURIComponent;
const CASTS = [
  "text",
  "int",
  "json",
  "jsonb",
  "regclass",
  "date",
  "xml",
  "text[]",
  "bytea",
  "regexp",
  "money",
  "timestamptz",
];
const AGGREGATES = ["count", "sum", "avg", "min", "max"];

function someItem(columns: Column[], catalogue: Catalogue): fc.Arbitrary<string> {
  const field = someColumn(columns, catalogue).chain(asField);
  const tables = [...catalogue.tables, ...catalogue.hidden].map(({ name }) => name);
  const routines = catalogue.routines.map(({ name }) => name);
  const inner = fc.oneof(fc.constantFrom("*", "id", "count()", "id,name"), field);
  const related = fc.constantFrom("", "!inner", "!left", "!clinic_id", "!clinics!inner");
  return fc.oneof(
    { weight: 30, arbitrary: field },
    { weight: 6, arbitrary: fc.constant("*") },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("a", "bb", "id", '"x y"'), field)
        .map(([as, of]) => `${encode(as)}:${of}`),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(field, fc.constantFrom(...CASTS)).map(([of, to]) => `${of}::${encode(to)}`),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(field, fc.constantFrom(...AGGREGATES)).map(([of, by]) => `${of}.${by}()`),
    },
    { weight: 1, arbitrary: fc.constantFrom("count()", "n:count()", "count", "count()::text") },
    // Postgres accepts a function of a row, and the row itself, as a column.
    { weight: 1, arbitrary: fc.constantFrom(...tables, ...routines).map(encode) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("", "", "...", "a:"), fc.constantFrom(...tables), related, inner)
        .map(([before, table, how, columnsOf]) => `${before}${encode(table)}${how}(${columnsOf})`),
    },
    { weight: 1, arbitrary: someName.map(encode) },
  );
}

function someSelect(columns: Column[], catalogue: Catalogue): fc.Arbitrary<string> {
  const item = someItem(columns, catalogue);
  const repeated = fc
    .tuple(item, fc.constantFrom(20, 60, 150), fc.boolean())
    .map(([one, times, renamed]) =>
      Array.from({ length: times }, (_, index) => (renamed ? `a${index}:${one}` : one)).join(","),
    );
  return fc
    .oneof(
      {
        weight: 40,
        arbitrary: fc.array(item, { minLength: 1, maxLength: 5 }).map((items) => items.join(",")),
      },
      { weight: 1, arbitrary: repeated },
    )
    .map((items) => `select=${items}`);
}

function someOrder(columns: Column[], catalogue: Catalogue): fc.Arbitrary<string> {
  const term = fc
    .tuple(
      someColumn(columns, catalogue).chain(asField),
      fc.constantFrom("", ".asc", ".desc", ".desc.nullsfirst", ".nullslast"),
      withProbability(fc.constant("clinics"), 0.05),
    )
    .map(([field, how, of]) => (of === null ? field : `${of}(${field})`) + how);
  return fc
    .tuple(fc.array(term, { minLength: 1, maxLength: 4 }), withProbability(fc.constantFrom(20, 60), 0.05))
    .map(
      ([terms, times]) =>
        `order=${Array(times ?? 1)
          .fill(terms.join(","))
          .join(",")}`,
    );
}

const NUMBERS = ["1", "0", "3", "1000", "999999999", "2147483648", "9223372036854775808", "-1", "x", ""];
const somePage = fc
  .tuple(fc.constantFrom("limit", "offset"), fc.constantFrom(...NUMBERS))
  .map(([word, number]) => `${word}=${number}`);

function someTarget(columns: Column[], catalogue: Catalogue): fc.Arbitrary<string> {
  const names = fc.array(someColumn(columns, catalogue), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(fc.constantFrom("on_conflict", "columns"), names)
    .map(([word, some]) => `${word}=${some.map(({ name }) => encode(name)).join(",")}`);
}

export function someParameters(
  table: Pick<Table, "columns">,
  catalogue: Catalogue,
  { writes = false } = {},
): fc.Arbitrary<string[]> {
  const { columns } = table;
  return fc
    .tuple(
      fc.array(someFilter(table, catalogue), { maxLength: 2, size: "max" }),
      withProbability(someSelect(columns, catalogue), 0.6),
      withProbability(someOrder(columns, catalogue), 0.25),
      withProbability(fc.array(somePage, { minLength: 1, maxLength: 2 }), 0.25),
      withProbability(someTarget(columns, catalogue), writes ? 0.3 : 0.02),
    )
    .map(([filters, select, order, pages, target]) =>
      [filters, select, order, target, pages].flat().filter((part) => part !== null),
    );
}
