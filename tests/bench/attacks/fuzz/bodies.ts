import * as fc from "fast-check";
import type { Catalogue, Column, Table } from "./catalogue.ts";
import { withProbability } from "./withProbability.ts";
import { jsonFor, textFor } from "./values.ts";

export interface Body {
  body: string;
  type: string;
}

/** PostgREST reads longer bodies before any rule of ours runs. */
const LONGEST = 100_000;
const JSON_TYPE = "application/json";

function someFields(columns: Column[], catalogue: Catalogue): fc.Arbitrary<Record<string, unknown>> {
  const field = fc
    .constantFrom(...columns)
    .chain((column) => jsonFor(column, catalogue).map((value): [string, unknown] => [column.name, value]));
  return fc.array(field, { maxLength: 4 }).map((fields) => Object.fromEntries(fields));
}

function someRow({ columns, rows }: Table, catalogue: Catalogue): fc.Arbitrary<Record<string, unknown>> {
  const changes = someFields(columns, catalogue);
  if (rows.length === 0) return changes;
  return fc
    .tuple(fc.constantFrom(...rows), fc.subarray(columns.map(({ name }) => name)), changes)
    .map(([row, kept, changed]) =>
      Object.assign(Object.fromEntries(kept.map((name) => [name, row[name]])), changed),
    );
}

const csvOf = (row: Record<string, unknown>) =>
  [Object.keys(row), Object.values(row)]
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(","))
    .join("\n");

const formOf = (row: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(row).map(([name, value]) => [name, String(value)])).toString();

/** Empty or oversized bodies. PostgREST takes quadratic time for `keys` (known limits). */
const noRow = (keys: number): fc.Arbitrary<Body> =>
  fc
    .oneof(
      fc.constantFrom(
        "",
        "null",
        "1",
        '"x"',
        "[]",
        "{}",
        "[{}]",
        "[[]]",
        "[null]",
        "{",
        '{"a":1,"a":2}',
        "\u0000",
      ),
      fc.constantFrom(100, 20_000).map((deep) => "[".repeat(deep)),
      fc.constantFrom(100, 20_000).map((deep) => '{"id":'.repeat(deep) + "1" + "}".repeat(deep)),
      fc
        .constantFrom(10, keys)
        .map((many) => `{${Array.from({ length: many }, (_, i) => `"k${i}":1`).join(",")}}`),
    )
    .map((body) => ({ body, type: JSON_TYPE }));

export function someRows(table: Table, catalogue: Catalogue): fc.Arbitrary<Body> {
  const row = someRow(table, catalogue);
  const many = fc.tuple(row, fc.constantFrom(2, 50, 500)).map(([one, times]) => {
    const most = Math.ceil(LONGEST / JSON.stringify(one).length);
    return Array<object>(Math.min(times, most)).fill(one);
  });
  return fc.oneof(
    { weight: 8, arbitrary: row.map((one) => ({ body: JSON.stringify(one), type: JSON_TYPE })) },
    {
      weight: 3,
      arbitrary: fc
        .oneof(fc.array(row, { maxLength: 3 }), many)
        .map((some) => ({ body: JSON.stringify(some), type: JSON_TYPE })),
    },
    { weight: 1, arbitrary: row.map((one) => ({ body: csvOf(one), type: "text/csv" })) },
    {
      weight: 1,
      arbitrary: row.map((one) => ({ body: formOf(one), type: "application/x-www-form-urlencoded" })),
    },
    { weight: 1, arbitrary: noRow(5_000) },
  );
}

export function someArguments(parameters: Column[], catalogue: Catalogue): fc.Arbitrary<Body> {
  const fields = parameters.map((column) => withProbability(jsonFor(column, catalogue), 0.9));
  const all = fc
    .tuple(...fields)
    .map((values) =>
      Object.fromEntries(
        parameters.flatMap(({ name }, i) => (values[i] === null ? [] : [[name, values[i]]])),
      ),
    );
  return fc.oneof(
    { weight: 10, arbitrary: all.map((args) => ({ body: JSON.stringify(args), type: JSON_TYPE })) },
    {
      weight: 1,
      arbitrary: all.map((args) => ({ body: formOf(args), type: "application/x-www-form-urlencoded" })),
    },
    { weight: 1, arbitrary: all.map((args) => ({ body: JSON.stringify([args, args]), type: JSON_TYPE })) },
    { weight: 1, arbitrary: noRow(60) },
  );
}

export function someQuery(parameters: Column[], catalogue: Catalogue): fc.Arbitrary<string[]> {
  const given = parameters.map(({ name, type }) =>
    withProbability(
      textFor(type, catalogue).map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
      0.95,
    ),
  );
  return fc.tuple(...given).map((values) => values.filter((value) => value !== null));
}
