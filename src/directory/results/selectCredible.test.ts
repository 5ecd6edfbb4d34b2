import { expect, test } from "vitest";
import { published } from "../../../tests/support/publishedResults.ts";
import { doubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { selectCredible } from "./selectCredible.ts";

const ANYTHING = { measure: null, period: null, band: null };

function of(clinic_id: string, started: number, transfers: number) {
  const row = { clinic_id, embryos: "fresh" };
  return [
    { ...row, n: started },
    { ...row, denominator: "transfer", n: transfers },
  ];
}

function shown(...rows: object[]) {
  const results = published(...rows);
  const selection = selectCredible(results, new Set(doubtfulRates(results)), ANYTHING)!;
  const named = (some: typeof results) => some.map(({ clinicId }) => clinicId);
  const [drawn] = selection.results;
  return [drawn?.basis.denominator, named(selection.results), named(selection.leftOut)];
}

test("who leaves out who stopped is named beside those that count everybody", () => {
  expect(shown(...of("a", 120, 120), ...of("b", 150, 120), ...of("c", 150, 120))).toEqual([
    "started_cycle",
    ["b", "c"],
    ["a"],
  ]);
});

test("where nobody counts everybody, rates per transfer are drawn, and all are named", () => {
  expect(shown(...of("a", 120, 120), ...of("b", 120, 120))).toEqual(["transfer", ["a", "b"], ["a", "b"]]);
});

test("nothing is chosen where nobody publishes a rate", () => {
  expect(selectCredible([], new Set(), ANYTHING)).toBeNull();
});
