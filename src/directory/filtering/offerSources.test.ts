import { expect, test } from "vitest";
import { readServices } from "@/directory/clinics/services.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_FILTERS } from "./listFilters.ts";
import { cardMatches } from "./offerTexts.ts";

function marks(about: Partial<Clinic>) {
  const clinic = exampleClinic({
    eggDonationSuccessRate: null,
    specialties: [],
    fixedPrices: null,
    ...about,
  });
  const matches = cardMatches(clinic, { ...NO_FILTERS, treatments: ["egg-donation"] });
  return matches.map(({ offer, isSourced }) => [offer, Boolean(isSourced)]);
}

test("only what has a source of its own is said to have one", () => {
  expect(marks({ services: readServices("e/")! })).toEqual([["yes", true]]);
  expect(marks({ services: readServices("~e/")! })).toEqual([["sample", false]]);
  expect(marks({ specialties: ["Egg donation"] })).toEqual([["yes", false]]);
});
