import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { contactRow, NO_FACTS, priceRow, resultRow } from "../../../tests/support/exampleFacts.ts";
import { countUnpublished, unpublishedFigures } from "./unpublishedFigures.ts";

function factsOf(facts: object): ClinicFacts {
  const known = factsFromJson({ ...NO_FACTS, ...facts }, "2026-11-22");
  if (!known) throw new Error("no facts");
  return known;
}

test("a clinic of which nothing is known has published nothing, listed once", () => {
  const groups = unpublishedFigures({ website: null }, factsOf({}));
  expect(groups.map(({ title, names }) => [title, ...names])).toEqual([
    ["Prices", "IVF with Own Eggs", "IVF with ICSI", "IVF with Egg Donation", "Frozen Embryo Transfer"],
    ["Success rates", "with own eggs", "with egg donation"],
    ["Contact", "website", "address", "telephone", "e-mail", "opening hours"],
  ]);
  expect(countUnpublished(groups)).toBe(11);
});

test("what is published is not listed, and an empty group is left out", () => {
  const contacts = ["address", "phone", "email", "hours"].map((kind) =>
    Object.assign({}, contactRow, { id: kind, kind }),
  );
  const facts = factsOf({ contacts, prices: [priceRow], results: [resultRow] });
  expect(unpublishedFigures({ website: "https://clinic.example" }, facts)).toEqual([
    { title: "Prices", areFigures: true, names: ["IVF with Egg Donation", "Frozen Embryo Transfer"] },
    { title: "Success rates", areFigures: true, names: ["with egg donation"] },
  ]);
});
