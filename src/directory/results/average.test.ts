import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { averageOf, exactRate } from "./average.ts";

const CLINICS = ["a", "b", "c"].map((id) => exampleClinic({ id, countries: ["United Kingdom"] }));
const pooled = (...rows: Parameters<typeof published>) =>
  averageOf({ nationals: [], results: published(...rows) }, CLINICS);

test("without a national figure the average is of all clinics that say how many treatments they counted", () => {
  const counted = [
    { clinic_id: "a", percentage: 30.25, n: 100 },
    { clinic_id: "b", percentage: 20.25, n: 300 },
  ];
  const silent = { clinic_id: "c", percentage: 40, n: null };
  for (const rows of [counted, [...counted, silent]])
    expect(pooled(...rows)).toEqual({
      percentage: 22.75,
      n: 400,
      national: null,
      clinics: 2,
      ofRates: 0.005,
      ofAverage: 0.005,
    });
});

test("one clinic that says how many it counted is no average, whoever else keeps silent", () => {
  expect(pooled({ clinic_id: "a", n: 100 }, { clinic_id: "b", n: null })).toBeNull();
  expect(pooled({ clinic_id: "a", n: null }, { clinic_id: "b", n: null })).toBeNull();
});

const rateOf = (row: Parameters<typeof published>[0]) => exactRate(published(row)[0]!);

test("a rate is exact where its births are published with their number of treatments", () => {
  expect(rateOf({ clinic_id: "a", percentage: 33, successes: 334, n: 1000 })).toBe(33.4);
  expect(rateOf({ clinic_id: "a", percentage: 33, successes: null, n: 1000 })).toBe(33);
  expect(rateOf({ clinic_id: "a", percentage: 33, successes: 334, n: null })).toBe(33);
});
