import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { explain, knownRule } from "./explain.ts";

test("embryos from Iceland, Liechtenstein and Norway need no import permit either", () => {
  const sentences = COUNTRY_RULES.map(
    (country) => explain("embryosFromAbroad", knownRule(country, "embryosFromAbroad")).sentence,
  ).filter((sentence) => sentence.includes("an import permit"));
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences)
    expect(sentence).toContain("From outside the EU, Iceland, Liechtenstein and Norway the clinic needs");
});
