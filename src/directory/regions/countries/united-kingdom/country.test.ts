import { expect, test } from "vitest";
import { unitedKingdom as law } from "@/law/rules/united-kingdom.ts";
import { unitedKingdom } from "./country.ts";

test("the United Kingdom has the same names and address as its law", () => {
  const { slug, name, nameInSentence, listedAs } = law;
  expect(unitedKingdom).toMatchObject({ slug, name, nameInSentence, listedAs });
});
