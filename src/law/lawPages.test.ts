import { expect, test } from "vitest";
import { COUNTRY_RULES } from "./allRules.ts";
import { lawPage } from "./lawPages.ts";
import { rulesPath } from "./slugs.ts";

test("every country with rules has its page under the name that clinics' rows have for it, and no other has one", () => {
  for (const { listedAs, slug } of COUNTRY_RULES) expect(lawPage(listedAs)).toBe(rulesPath(slug));
  for (const other of ["Atlantis", "", "constructor"]) expect(lawPage(other)).toBeUndefined();
});
