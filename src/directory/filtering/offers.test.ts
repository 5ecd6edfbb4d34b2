import { describe, expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { offeringClinic as clinic } from "../../../tests/support/offeringClinic.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import {
  groupByOffer,
  languageWorth,
  offeredBy,
  offerOf,
  servicesNotOffered,
  sourcedAnswers,
  websiteLanguages,
} from "./offers.ts";

const rated = (notes: Clinic["notes"]) =>
  clinic("a", null, { successRate: 40, eggDonationSuccessRate: 60, notes });

describe("Whether a clinic offers something", () => {
  test.for<[string, string, Clinic, ReturnType<typeof offerOf>]>([
    ["a fact says yes", "egg-donation", clinic("a", "ve/en"), "yes"],
    ["a fact says no", "egg-donation", clinic("a", "v-e/en"), "no"],
    ["nothing says so", "pgt", clinic("a", "v-e/en"), "unknown"],
    ["a language is spoken", "en", clinic("a", "/en"), "yes"],
    ["a language is not", "de", clinic("a", "/en-de"), "no"],
    ["its website is in a language", "de", clinic("a", null, { languages: ["German"] }), "unknown"],
    ["a sample says yes", "de", clinic("a", "~e/de"), "sample"],
    ["a sample says no", "egg-donation", clinic("a", "~v-e/en"), "unknown"],
    [
      "a sample says no, and its listing names it",
      "icsi",
      clinic("a", "~v-i/", { specialties: ["ICSI"] }),
      "yes",
    ],
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
    [
      "a sample price list names it beside a figure with a source",
      "egg-freezing",
      clinic("a", null, { fixedPrices: { "Egg Freezing": 900 }, hasSource: true }),
      "unknown",
    ],
    ["its listing names something else", "ivf", clinic("a", null, { specialties: ["ICSI"] }), "unknown"],
    [
      "a price that doesn't include it has a source",
      "icsi",
      clinic("a", null, { priceEuros: 2000, notes: { price: "c-2026-" } }),
      "unknown",
    ],
    ["a rate of it has a source", "ivf", rated({ success: "ct24c" }), "yes"],
    ["a rate with donor eggs has a source", "egg-donation", rated({ eggDonation: "ct24c" }), "yes"],
    ["its rate is a sample", "ivf", clinic("a", null, { successRate: 40 }), "sample"],
    ["its price is a sample", "ivf", clinic("a", null, { priceEuros: 2000 }), "sample"],
    ["no figure is known of it", "ivf", clinic("a", null), "unknown"],
    ["the line is of another version", "ivf", clinic("a", "v|e"), "unknown"],
  ])("%s: %s", ([, code, some, offer]) => {
    expect(offerOf(some, code)).toBe(offer);
  });
});

test("only a clinic refuses, and no sample does", () => {
  expect(servicesNotOffered(clinic("a", "v-e/en-de"))).toEqual(["egg-donation", "de"]);
  expect(servicesNotOffered(clinic("a", "~v-e/en-de"))).toEqual([]);
  expect(servicesNotOffered(clinic("a", null))).toEqual([]);
});

test("a clinic whose published price of a treatment is shown offers it, and without a price says no more", () => {
  const usual = clinic("usual", null, { eggDonationSuccessRate: 60, priceEuros: 2000 });
  const priced = { ...usual, usual, priceOf: "egg-donation", priceEuros: 6400 } as const;
  expect(offerOf(priced, "egg-donation")).toBe("yes");
  expect(offerOf(usual, "egg-donation")).toBe("sample");
  expect(offerOf({ ...priced, priceEuros: null }, "egg-donation")).toBe("sample");
  for (const some of [usual, priced])
    expect(offeredBy(some, "treatments").toSorted()).toEqual(["egg-donation", "ivf"]);
});

test.for<[string, string]>([
  ["Czechia", "cs"],
  ["Poland", "pl"],
  ["United Kingdom", "en"],
])("staff speak the language of their country, even where no source says so: %s", ([country, language]) => {
  expect(offerOf({ ...clinic("unknown", null), countries: [country] }, language)).toBe("yes");
  expect(offerOf({ ...clinic("unknown", null), countries: [country] }, "de")).toBe("unknown");
});

const asked = (listFilters: Partial<ListFilters>): ListFilters => ({ ...NO_FILTERS, ...listFilters });

test("clinics are grouped by what they say of all that is asked for, without empty groups", () => {
  const icsiAndPgt = asked({ treatments: ["icsi"], spoken: ["de"] });
  const [all, part, nothing, samples, mixed] = [
    clinic("all", "i/de"),
    clinic("part", "i/"),
    clinic("nothing", null),
    clinic("samples", "~i/de"),
    clinic("mixed", "~i/"),
  ];
  const groups = (clinics: Clinic[]) =>
    groupByOffer(clinics, icsiAndPgt).map(({ name, clinics: those }) => [name, those.map(({ id }) => id)]);
  expect(groups([samples, nothing, part, mixed, all])).toEqual([
    ["all", ["all"]],
    ["part", ["part"]],
    ["nothing", ["nothing", "mixed"]],
    ["samples", ["samples"]],
  ]);
  expect(groups([part])).toEqual([["part", ["part"]]]);
});

test("a website in a language counts only where nobody says whether the staff speak it", () => {
  const inGerman = { languages: ["German"] };
  const spoken = asked({ spoken: ["de", "fr"] });
  expect(websiteLanguages(clinic("silent", null, inGerman), spoken)).toEqual(["de"]);
  expect(websiteLanguages(clinic("sample", "~/de", inGerman), spoken)).toEqual(["de"]);
  expect(websiteLanguages(clinic("speaks", "/de", inGerman), spoken)).toEqual([]);
  expect(websiteLanguages(clinic("refuses", "/en-de", inGerman), spoken)).toEqual([]);
});

test("a language is worth something only to somebody who asks for one", () => {
  const speaks = clinic("speaks", "/de");
  expect(languageWorth(speaks, asked({ spoken: ["de"] }))).toBe(2);
  expect(languageWorth(clinic("site", null, { languages: ["German"] }), asked({ spoken: ["de"] }))).toBe(1);
  expect(languageWorth(speaks, asked({ spoken: ["fr"] }))).toBe(0);
  expect(languageWorth(speaks, NO_FILTERS)).toBe(0);
});

test("an answer has a source if a fact or the price that is shown says so, and one of several is enough", () => {
  const either = asked({ treatments: ["icsi", "pgt"] });
  const sources = (some: Clinic, listFilters = either) => sourcedAnswers(some, listFilters);
  expect(sources(clinic("fact", "i/"))).toBe(1);
  expect(sources(clinic("fact", "i/de"), asked({ treatments: ["icsi"], spoken: ["de"] }))).toBe(2);
  expect(sources(clinic("sample", "~i/"))).toBe(0);
  expect(sources(clinic("listing", null, { specialties: ["ICSI"] }))).toBe(0);
  const priced = (priceOf: Clinic["priceOf"], priceEuros: number | null) =>
    sources(clinic("priced", null, { priceOf, priceEuros }));
  expect(priced("icsi", 900)).toBe(1);
  expect(priced("icsi", null)).toBe(0);
  expect(priced("egg-donation", 6400)).toBe(0);
  expect(sources(clinic("none", "i/"), NO_FILTERS)).toBe(0);
});
