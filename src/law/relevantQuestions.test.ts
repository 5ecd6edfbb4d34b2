import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import type { Answers } from "./answers.ts";
import { relevantQuestions } from "./eligibility.ts";

const COUPLE: Answers = {
  ...{ age: 36, partner: "marriedCouple", eggs: "own", sperm: "partner" },
  ...{ embryos: "none", knownDonor: false },
};

function asked(changes: Partial<Answers>, country = "spain") {
  const law = COUNTRY_RULES.find(({ slug }) => slug === country)!;
  return relevantQuestions(law, { ...COUPLE, ...changes }).slice(1);
}

test("an embryo from a donor's egg that comes from abroad must fit the age of donor eggs, without a rule of its own", () => {
  const donated = { eggs: "donor", embryos: "abroad" } as const;
  expect(asked(donated, "poland")).toContain("ageDonorEggs");
  expect(asked(donated, "belgium")).not.toContain("ageDonorEggs");
  expect(asked({ ...donated, embryos: "there" }, "poland")).not.toContain("ageDonorEggs");
  expect(asked({ embryos: "abroad" }, "poland")).not.toContain("ageDonorEggs");
});

test("checks each donor that is needed, and both together", () => {
  expect(asked({})).toEqual(["ageOwnEggs"]);
  expect(asked({ sperm: "donor" })).toEqual(["ageOwnEggs", "donorSperm"]);
  expect(asked({ eggs: "donor" })).toEqual(["ageDonorEggs", "donorEggs"]);
  expect(asked({ eggs: "donor", sperm: "donor" })).toEqual([
    ...["ageDonorEggs", "donorEggs", "donorSperm", "bothDonors"],
  ]);
});
