import { expect, test } from "vitest";
import type { StoredFact } from "../storedFact.ts";
import { countriesToKeep } from "./byCountry.ts";

const figureOf = (country: string): StoredFact => ({
  ...{ kind: "results", id: country, isSample: false, isRetired: false, changedAt: "" },
  row: { country },
});

test("Europe, every country with a clinic and every country with figures are listed", () => {
  const clinics = [{ countries: ["Poland", "Czechia"] }, { countries: ["Czechia"] }, { countries: [] }];
  expect(countriesToKeep([figureOf("Austria"), figureOf("Europe")], clinics)).toEqual([
    "Europe",
    "Austria",
    "Czechia",
    "Poland",
  ]);
});
