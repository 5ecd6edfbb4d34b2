import { expect, test } from "vitest";
import { published } from "../../../tests/support/publishedResults.ts";
import { STOPPED_CYCLES } from "../../../tests/support/stoppedCycles.ts";
import { doubtfulRates, withoutDoubtfulRates } from "./stoppedCycles.ts";

const ofClinic = (rows: object[], clinic_id = "a") =>
  published(...rows.map((row) => Object.assign({ clinic_id, embryos: "fresh" }, row)));

test.for(STOPPED_CYCLES)("started cycles may leave out those that stopped: $what", ({ rows, isDoubted }) => {
  const started = rows.filter(({ denominator }) => denominator === "started_cycle");
  expect(doubtfulRates(ofClinic(rows))).toHaveLength(isDoubted ? started.length : 0);
  expect(doubtfulRates(ofClinic(rows.toReversed()))).toHaveLength(isDoubted ? started.length : 0);
});

const COUNTED = ["started_cycle", "retrieval", "transfer"].map((denominator) => ({ denominator, n: 120 }));

test("rates per collection go with those per started cycle, and rates per transfer stay", () => {
  const kept = withoutDoubtfulRates(ofClinic(COUNTED)).map(({ basis }) => basis.denominator);
  expect(kept).toEqual(["transfer"]);
});

test("each clinic is judged by its own table, and a country by none", () => {
  const half = COUNTED.map((row) => Object.assign({}, row, { n: 60 }));
  expect(doubtfulRates([...ofClinic(half), ...ofClinic(half, "b")])).toEqual([]);
  expect(doubtfulRates([...ofClinic(COUNTED), ...ofClinic(half, "b")])).toHaveLength(2);
  const country = COUNTED.map((row) =>
    Object.assign({ clinic_id: null, country: "Czechia", embryos: "fresh" }, row),
  );
  expect(doubtfulRates(published(...country))).toEqual([]);
});
