import { describe, expect, test } from "vitest";
import { readServices } from "@/directory/clinics/services.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { applyFilters } from "./applyFilters.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import { offerOf } from "./offers.ts";

function clinic(id: string, services: string | null, about: Partial<Clinic> = {}): Clinic {
  const known = services === null ? null : readServices(services);
  return exampleClinic({
    ...{ id, name: id, priceEuros: null, successRate: null, eggDonationSuccessRate: null },
    ...{ specialties: [], fixedPrices: null, notes: {}, ...about },
    ...(known && { services: known }),
  });
}

describe("Whether a clinic offers something", () => {
  test.for<[string, string, Clinic, ReturnType<typeof offerOf>]>([
    ["a fact says yes", "egg-donation", clinic("a", "ve/en"), "yes"],
    ["a fact says no", "egg-donation", clinic("a", "v-e/en"), "no"],
    ["nothing says so", "pgt", clinic("a", "v-e/en"), "unknown"],
    ["a language is spoken", "en", clinic("a", "/en"), "yes"],
    ["a language is not", "de", clinic("a", "/en-de"), "no"],
    ["its website is in a language", "de", clinic("a", null, { languages: ["German"] }), "unknown"],
    ["a sample says yes", "de", clinic("a", "~e/de"), "sample"],
    ["its listing names it", "icsi", clinic("a", null, { specialties: ["ICSI"] }), "yes"],
    [
      "a price with a source is of it",
      "ivf",
      clinic("a", null, { priceEuros: 2000, notes: { price: "c-2026-" } }),
      "yes",
    ],
    [
      "a price that includes it has a source",
      "icsi",
      clinic("a", null, { priceEuros: 2000, notes: { price: "c-2026i-" } }),
      "yes",
    ],
    [
      "only a sample rate is of it",
      "egg-donation",
      clinic("a", null, { eggDonationSuccessRate: 60 }),
      "sample",
    ],
    [
      "a fact denies what a sample rate shows",
      "egg-donation",
      clinic("a", "-e/", { eggDonationSuccessRate: 60 }),
      "no",
    ],
    [
      "only a sample price list names it",
      "egg-freezing",
      clinic("a", null, { fixedPrices: { "Egg Freezing": 900 } }),
      "sample",
    ],
    ["the line is of another version", "ivf", clinic("a", "v|e"), "unknown"],
  ])("%s: %s", ([, code, some, offer]) => {
    expect(offerOf(some, code)).toBe(offer);
  });
});

const CLINICS = [
  clinic("unknown", null),
  clinic("half", "e/"),
  clinic("refuses", "-e/de"),
  clinic("sample", "~e/de"),
  clinic("known", "e/de"),
  clinic("speaks", "/de"),
];

function list(listFilters: Partial<ListFilters>) {
  const { clinics, headings, unknown } = applyFilters(CLINICS, { ...NO_FILTERS, ...listFilters }, new Map());
  return { unknown, lines: clinics.flatMap(({ id }) => [headings.get(id), id].filter(Boolean)) };
}

test("what is known comes first, then what isn't; only a no leaves a clinic out", () => {
  expect(list({ treatments: ["egg-donation"] })).toEqual({
    unknown: 2,
    lines: [
      "half",
      "known",
      ...["Only samples say that they offer egg donation", "sample"],
      ...["Not known whether they offer egg donation", "speaks", "unknown"],
    ],
  });
});

test("of two filters a clinic comes the earlier, the more of them it is known to pass", () => {
  expect(list({ treatments: ["egg-donation"], spoken: ["de"] }).lines).toEqual([
    "known",
    ...["Not known whether they speak German", "half"],
    ...["Not known whether they offer egg donation", "speaks"],
    // Whatever samples say, something published is known of the others.
    ...["Only samples say that they offer egg donation and speak German", "sample"],
    ...["Not known whether they offer egg donation or speak German", "unknown"],
  ]);
});

test("either of several values will do, and an order holds within each group", () => {
  expect(list({ spoken: ["de", "en"], sort: "price" }).lines.filter((line) => line?.includes(" "))).toEqual([
    "No published price",
    "Only samples say that they speak German or English. No published price",
    "Not known whether they speak German or English. No published price",
  ]);
});

test("without such a filter there are no headings, and nothing counts as not known", () => {
  expect(list({})).toEqual({
    unknown: 0,
    lines: ["half", "known", "refuses", "sample", "speaks", "unknown"],
  });
});
