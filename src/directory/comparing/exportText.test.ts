import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { exportText } from "./exportText.ts";

const place = { day: "22 November 2026", siteUrl: "https://example.org", failed: ["unknown"] };

test("the exported shortlist has everything needed elsewhere, notes included", () => {
  const list = [
    { id: "reprofit", note: "Ask about Sundays\nand parking ", added: 1 },
    { id: "gone", note: "", added: 2 },
    { id: "unknown", note: "", added: 3 },
  ];
  const reprofit = exampleClinic({
    id: "reprofit",
    name: "Reprofit",
    locations: ["Brno"],
    countries: ["Czechia"],
    languages: ["Czech", "English"],
    website: "https://reprofit.example",
  });
  expect(exportText(list, [reprofit], place)).toBe(`My shortlist of 3 clinics, 22 November 2026

1. Reprofit
   Brno, Czechia
   Website in: Czech, English
   Website: https://reprofit.example
   Listing: https://example.org/clinic/reprofit
   My note:
   Ask about Sundays
   and parking

2. gone (no longer listed)

3. unknown (couldn’t be looked up)
`);
});

test("a right-to-left name doesn't reverse the text around it", () => {
  const hostile = exampleClinic({ id: "a", name: "\u202EtiforpeR" });
  const text = exportText([{ id: "a", note: "", added: 1 }], [hostile], place);
  expect(text).toContain("1. \u2068\u202EtiforpeR\u2069\n");
});
