import { expect, test } from "vitest";
import { compareCodes, compareNames } from "./compare.ts";

test("accents, capitals and invisible characters don't move a name", () => {
  const names = ["Łódź", "nOvum", "Lublin", "OVUM", "Zlín", "Åre", "Ústí", "Essen", "\u202eesrever"];
  expect(names.toSorted(compareNames)).toEqual([
    ...["Åre", "\u202eesrever", "Essen", "Łódź", "Lublin", "nOvum", "OVUM", "Ústí", "Zlín"],
  ]);
});

test("days stand in their order, and equal ones together", () => {
  expect(["2023-12-31", "2018-12-31", "2023-01-01"].toSorted(compareCodes)).toEqual([
    ...["2018-12-31", "2023-01-01", "2023-12-31"],
  ]);
  expect(compareCodes("a", "a")).toBe(0);
});
