import { expect, test } from "vitest";
import { NO_FACTS, resultRow } from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "./factsFromJson.ts";
import { groupByMeasure } from "./groupByMeasure.ts";

function groupsOf(rows: object[]) {
  const results = rows.map((row, index) => ({ ...resultRow, id: String(index), ...row }));
  const facts = factsFromJson({ ...NO_FACTS, results }, "2026-11-25");
  return groupByMeasure(facts?.results ?? []).map((group) => group.map(({ id }) => id).join(" "));
}

test("age bands of one source, measure and period are one group, all ages first", () => {
  const [older, younger, all] = [
    { age_from: 38, age_to: null },
    { age_from: null, age_to: 37 },
    { age_from: null, age_to: null },
  ];
  expect(groupsOf([older, younger, all])).toEqual(["2 1 0"]);
});

test.for([
  ["another denominator", { denominator: "embryo" }],
  ["other embryos", { embryos: "fresh" }],
  ["another testing", { tested: null }],
  ["another period", { period_from: "2022-01-01" }],
  ["another source", { source_url: "https://other.example/" }],
  ["another note", { note: "Read elsewhere." }],
] as const)("a result with %s is a group of its own", ([, change]) => {
  expect(groupsOf([{}, change, { age_from: 38, age_to: null }]).toSorted()).toEqual(["0 2", "1"]);
});

test("the newest come first, and of one year those that count from an earlier step", () => {
  const older = { period_from: "2018-01-01", period_to: "2018-12-31" };
  expect(
    groupsOf([
      { ...older, denominator: "transfer" },
      { ...older, denominator: "started_cycle" },
      { denominator: "embryo" },
    ]),
  ).toEqual(["2", "1", "0"]);
});
