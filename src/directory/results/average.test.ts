import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { averageOf } from "./average.ts";

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
