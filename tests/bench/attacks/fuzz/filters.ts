// Filters, as PostgREST's QueryParams.hs parses them.
import * as fc from "fast-check";
import type { Catalogue, Column, Table } from "./catalogue.ts";
import { withProbability } from "./withProbability.ts";
import { someExpression, someText, textFor } from "./values.ts";

const encode = encodeURIComponent;
/** Every table has these, and no list of privileges names them. */
const SYSTEM_COLUMNS = ["ctid", "xmin", "tableoid", "xmax", "cmin"];

export const someName: fc.Arbitrary<string> = fc.constantFrom(
  "x",
  "*",
  "pgrst_scalar",
  "pgrst_source",
  "a b",
);

export function someColumn(columns: Column[], { tables }: Catalogue): fc.Arbitrary<Column> {
  const own = columns.length > 0 ? columns : [{ name: "pgrst_scalar", type: "jsonb" }];
  const foreign = [...own, ...tables.flatMap((table) => table.columns)];
  return fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...foreign) },
    { weight: 1, arbitrary: fc.constantFrom(...SYSTEM_COLUMNS).map((name) => ({ name, type: "text" })) },
    { weight: 1, arbitrary: someName.map((name) => ({ name, type: "text" })) },
  );
}

const jsonPath = fc
  .array(
    fc.tuple(fc.constantFrom("->", "->>"), fc.constantFrom("a", "0", "-1", "IVF", "price", "9999999999")),
    { minLength: 1, maxLength: 3 },
  )
  .map((steps) => steps.flat().join(""));

export function asField(column: Column): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 18, arbitrary: fc.constant(encode(column.name)) },
    { weight: 1, arbitrary: jsonPath.map((path) => encode(column.name + path)) },
    { weight: 1, arbitrary: fc.constant(encode(`"${column.name}"`)) },
  );
}

const list = (values: string[]) => values.map(quoted).join(",");

const compared = (operators: string[], right: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...operators), right).map(([operator, to]) => `${operator}.${to}`);
const quantified = (operators: string[], right: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...operators), fc.constantFrom("any", "all"), fc.array(right, { maxLength: 5 }))
    .map(([operator, which, rights]) => `${operator}(${which}).{${list(rights)}}`);

function someOperation({ type }: Column, catalogue: Catalogue): fc.Arbitrary<string> {
  const value = textFor(type, catalogue);
  const some = fc.array(value, { minLength: 1, maxLength: 4 });
  const many = fc
    .tuple(value, fc.constantFrom(2, 60, 400))
    .map(([one, times]) => list(Array(times).fill(one)));
  const plain = fc.oneof(
    { weight: 8, arbitrary: compared(["eq", "neq", "gt", "gte", "lt", "lte"], value) },
    {
      weight: 2,
      arbitrary: compared(["is"], fc.constantFrom("null", "true", "false", "unknown", "not_null")),
    },
    { weight: 2, arbitrary: fc.oneof(some.map(list), many).map((values) => `in.(${values})`) },
    { weight: 2, arbitrary: compared(["isdistinct"], value) },
    { weight: 3, arbitrary: compared(["like", "ilike"], fc.oneof(someText, value)) },
    { weight: 6, arbitrary: compared(["match", "imatch"], fc.oneof(someExpression, someText)) },
    { weight: 2, arbitrary: quantified(["eq", "neq", "gt", "lte", "like", "ilike"], value) },
    { weight: 2, arbitrary: quantified(["match", "imatch", "like"], someExpression) },
    {
      weight: 3,
      arbitrary: compared(
        ["fts", "plfts", "phfts", "wfts", "fts(english)", "wfts(simple)", "plfts(nonsense)"],
        fc.oneof(someText, fc.constantFrom("a:*|".repeat(200) + "b", "!".repeat(300) + "a")),
      ),
    },
    {
      weight: 3,
      arbitrary: compared(
        ["cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj"],
        fc.oneof(value, textFor("text[]", catalogue)),
      ),
    },
  );
  return fc.tuple(fc.constantFrom("", "", "", "not."), plain).map((parts) => parts.join(""));
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** A bracket would end the list. */
function inLogic(operation: string): string {
  if (/^(not\.)?(in|is)\./.test(operation)) return operation;
  const [, operator = "", value = ""] = /^((?:not\.)?\w+(?:\(\w+\))?\.)(.*)$/s.exec(operation) ?? [];
  return operator + quoted(value);
}

function someLogic(columns: Column[], catalogue: Catalogue): fc.Arbitrary<string> {
  const leaf = someColumn(columns, catalogue).chain((column) =>
    fc
      .tuple(asField(column), someOperation(column, catalogue))
      .map(([field, operation]) => `${field}.${encode(inLogic(operation))}`),
  );
  const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf, tie("node")),
    node: fc
      .tuple(
        fc.constantFrom("and", "or", "not.and", "not.or"),
        fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
      )
      .map(([word, parts]) => `${word}(${parts.join(",")})`),
  }));
  const deep = fc
    .tuple(leaf, fc.constantFrom(5, 12, 60, 300))
    .map(([inner, depth]) => "not.and(".repeat(depth) + inner + ")".repeat(depth));
  const broad = fc
    .tuple(leaf, fc.constantFrom(30, 150))
    .map(([inner, times]) => Array(times).fill(inner).join(","));
  return fc
    .tuple(
      fc.constantFrom("and", "or", "not.and", "not.or"),
      fc.oneof(
        {
          weight: 16,
          arbitrary: fc.array(tree, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(",")),
        },
        { weight: 1, arbitrary: deep },
        { weight: 1, arbitrary: broad },
      ),
    )
    .map(([word, parts]) => `${word}=(${parts})`);
}

export function someFilter(table: Pick<Table, "columns">, catalogue: Catalogue): fc.Arbitrary<string> {
  const plain = someColumn(table.columns, catalogue).chain((column) =>
    fc
      .tuple(asField(column), someOperation(column, catalogue), withProbability(fc.constantFrom(5, 40), 0.04))
      .map(([field, operation, times]) =>
        Array(times ?? 1)
          .fill(`${field}=${encode(operation)}`)
          .join("&"),
      ),
  );
  return fc.oneof(
    { weight: 5, arbitrary: plain },
    { weight: 1, arbitrary: someLogic(table.columns, catalogue) },
  );
}
