import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { countryPath } from "./countryPath.ts";
import { lawPage } from "./lawPages.ts";

test("exactly the countries with rules have a page, under their names in clinic rows", () => {
  for (const { listedAs, slug } of COUNTRY_RULES) expect(lawPage(listedAs)).toBe(countryPath(slug));
  for (const other of ["Atlantis", "", "constructor"]) expect(lawPage(other)).toBeUndefined();
});
