import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../../../tests/support/seededLaw.ts";
import { unitedKingdom } from "./country.ts";

test("the United Kingdom has the same names and address as its law", () => {
  const { slug, name, nameInSentence, listedAs } = unitedKingdom;
  expect(COUNTRY_RULES.find((law) => law.slug === slug)).toMatchObject({ name, nameInSentence, listedAs });
});
