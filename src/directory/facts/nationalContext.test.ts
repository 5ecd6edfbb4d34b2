import { expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { nationalRow, NO_FACTS, resultRow } from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "./factsFromJson.ts";
import { comparableNationalFigures, nationalContext } from "./nationalContext.ts";

function beside(...national: object[]) {
  const [result, ...figures] = read(resultRow, ...national.map((row) => Object.assign({}, nationalRow, row)));
  if (!result) throw new Error("no result");
  return nationalContext(result, figures).map(({ figures: group, differences }) => [
    group.map(({ id }) => id),
    differences,
  ]);
}

function read(...rows: object[]) {
  const json: Json = JSON.parse(JSON.stringify({ ...NO_FACTS, results: rows }));
  return factsFromJson(json, "2026-11-22")?.results ?? [];
}

test("a national figure of the same measure appears beside a clinic's, with the differences", () => {
  expect(beside({})).toEqual([[["a-country"], ["source", "period"]]]);
});

test("figures with another outcome, denominator or kind of eggs are not context", () => {
  expect(beside({ outcome: "delivery" }, { denominator: "transfer" }, { eggs: "donor" })).toEqual([]);
  expect(beside()).toEqual([]);
});

test("only the most similar figures appear, grouped by their differences", () => {
  const year = { period_from: "2023-01-01", period_to: "2023-12-31" };
  const frozen = { ...year, id: "frozen", embryos: "frozen" };
  const fresh = { ...year, id: "fresh", embryos: "fresh" };
  const elsewhere = { ...frozen, id: "elsewhere", country: "Europe" };
  expect(beside({ embryos: "fresh" }, frozen, fresh, elsewhere)).toEqual([
    [
      ["frozen", "fresh"],
      ["embryos", "source"],
    ],
    [["elsewhere"], ["embryos", "source"]],
  ]);
});

test("figures that count the same thing in one source are grouped", () => {
  const rows = [
    nationalRow,
    { ...nationalRow, id: "older women", age_from: 40, age_to: null },
    { ...nationalRow, id: "another measure", denominator: "transfer" },
    { ...nationalRow, id: "another source", source_url: "https://register.example/2016" },
  ];
  expect(comparableNationalFigures(read(...rows)).map((group) => group.map(({ id }) => id))).toEqual([
    ["a-country", "older women"],
    ["another measure"],
    ["another source"],
  ]);
});
