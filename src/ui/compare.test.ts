import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareNames } from "./compare.ts";

const byCollator = new Intl.Collator("en").compare;

const seed = readFileSync("supabase/seed.sql", "utf8");
const rows = [...seed.matchAll(/^ {2}\('[a-z0-9-]+', '(.+?)', '\{[^}]*\}', '\{([^}]*)\}'/gm)];
const clinics = rows.map(([, name = ""]) => name);
const cities = [...new Set(rows.flatMap(([, , places = ""]) => places.split(/, ?/)))];

test("cities and seeded clinics stand in the order of the browser's own tables", () => {
  expect(clinics).toContain("nOvum");
  expect(cities).toContain("Łódź");
  for (const names of [clinics, cities]) {
    expect(names.toReversed().toSorted(compareNames)).toEqual(names.toSorted(byCollator));
  }
});

test("capitals, accents and invisible characters don't count, and equal names are equal", () => {
  const names = ["Łódź", "nOvum", "Lublin", "OVUM", "Zlín", "Åre", "Ústí", "Essen", "\u202eesrever"];
  expect(names.toSorted(compareNames)).toEqual([
    ...["Åre", "\u202eesrever", "Essen", "Łódź", "Lublin", "nOvum", "OVUM", "Ústí", "Zlín"],
  ]);
  expect(compareNames("Lister", "Lister")).toBe(0);
});
