import { describe, expect, test } from "vitest";
import { readServices } from "@/directory/clinics/services.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { applyFilters } from "./applyFilters.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import { offeredBy, offerOf, servicesNotOffered } from "./offers.ts";
import { optionsOf } from "./options.ts";

function clinic(id: string, services: string | null, about: Partial<Clinic> = {}): Clinic {
  const known = services === null ? null : readServices(services);
  return exampleClinic({
    ...{ id, name: id, priceEuros: null, successRate: null, eggDonationSuccessRate: null },
    ...{ specialties: [], fixedPrices: null, notes: {}, ...about },
    ...(known && { services: known }),
  });
}

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
    ["its listing names something else", "ivf", clinic("a", null, { specialties: ["ICSI"] }), "unknown"],
    [
      "a price that doesn't include it has a source",
      "icsi",
      clinic("a", null, { priceEuros: 2000, notes: { price: "c-2026-" } }),
      "unknown",
    ],
    ["a rate of it has a source", "ivf", rated({ success: "ct2024c" }), "yes"],
    ["a rate with donor eggs has a source", "egg-donation", rated({ eggDonation: "ct2024c" }), "yes"],
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

const CLINICS = [
  clinic("unknown", null),
  clinic("half", "e/"),
  clinic("refuses", "-e/de"),
  clinic("sample", "~e/de"),
  clinic("known", "e/de"),
  clinic("speaks", "/de"),
];

function list(listFilters: Partial<ListFilters>) {
  const { clinics, headings, summary, matches } = applyFilters(
    CLINICS,
    { ...NO_FILTERS, ...listFilters },
    new Map(),
  );
  const says = (id: string) => matches.get(id)?.map(({ text }) => text);
  return { summary, says, lines: clinics.flatMap(({ id }) => [headings.get(id), id].filter(Boolean)) };
}

test("what is known comes first, then what isn't; only a no leaves a clinic out", () => {
  const { summary, lines } = list({ treatments: ["egg-donation"] });
  expect(summary).toBe("2 clinics offer egg donation. Of 1 only samples say so. 2 don't say: ask them.");
  // A made-up yes is worth less than silence.
  expect(lines).toEqual([
    "half",
    "known",
    ...["Don't say whether they offer egg donation", "speaks", "unknown"],
    ...["Only samples say that they offer egg donation", "sample"],
  ]);
});

test("of two filters a clinic comes the earlier, the more of them it is known to pass", () => {
  expect(list({ treatments: ["egg-donation"], spoken: ["de"] }).lines).toEqual([
    "known",
    ...["Offer part of it: ask about the rest", "speaks", "half"],
    ...["Don't say whether they offer egg donation or speak German", "unknown"],
    ...["Only samples say that they offer egg donation and speak German", "sample"],
  ]);
});

test("of those that say yes to part of it, a published price comes first, then what has a source", () => {
  const clinics = [
    clinic("a listed", null, { specialties: ["Egg donation"] }),
    clinic("b listed, and half a sample", "~/de", { specialties: ["Egg donation"] }),
    clinic("c speaks", "/de", { eggDonationSuccessRate: 60 }),
    clinic("d priced", null, {
      ...{ notes: { price: "c-2026-" }, priceEuros: 5000, priceOf: "egg-donation" },
    }),
  ];
  const asked: ListFilters = { ...NO_FILTERS, treatments: ["egg-donation"], spoken: ["de"] };
  const ids = (sort: ListFilters["sort"]) =>
    applyFilters(clinics, { ...asked, sort }, new Map())
      .clinics.map(({ id }) => id.charAt(0))
      .join("");
  expect([ids("price"), ids("name")]).toEqual(["dcab", "cdab"]);
  expect([...applyFilters(clinics, { ...asked, sort: "price" }, new Map()).headings]).toEqual([
    ["d priced", "Offer part of it: ask about the rest"],
    ["c speaks", "No published price"],
  ]);
});

test("a website in the language comes after staff who speak it and before silence, with what to ask", () => {
  const german = { languages: ["Czech", "German"] };
  const clinics = [
    clinic("a silent", null, { languages: ["Czech"] }),
    clinic("b sample", "~/de"),
    clinic("c website", null, german),
    clinic("d website and sample", "~/de", german),
    clinic("e speaks", "/de", german),
    clinic("f refuses", "/-de", german),
  ];
  const asked: ListFilters = { ...NO_FILTERS, spoken: ["de"] };
  const website = "Website in German; ask whether the staff speak it";
  const { clinics: found, headings, matches, summary } = applyFilters(clinics, asked, new Map());
  expect(found.map(({ id }) => [id].concat((matches.get(id) ?? []).map(({ text }) => text)))).toEqual([
    ["e speaks", "Speaks German"],
    ["c website", website],
    ["d website and sample", "Speaks German", website],
    ["a silent", "Doesn't say whether it speaks German"],
    ["b sample", "Speaks German"],
  ]);
  expect([...headings.values()]).toEqual([
    "Don't say whether they speak German, but have a website in German",
    "Don't say whether they speak German",
    "Only samples say that they speak German",
  ]);
  expect(summary).toBe("1 clinic speaks German. Of 2 only samples say so. 2 don't say: ask them.");
});

test("of those that offer the treatment, a website in the language comes first, and then what has a source", () => {
  const clinics = [
    clinic("a silent", "e/"),
    clinic("b website", null, { specialties: ["Egg donation"], languages: ["German"] }),
    clinic("c speaks", "/de"),
  ];
  const asked: ListFilters = { ...NO_FILTERS, treatments: ["egg-donation"], spoken: ["de"] };
  const { clinics: found } = applyFilters(clinics, asked, new Map());
  expect(found.map(({ id }) => id)).toEqual(["c speaks", "b website", "a silent"]);
});

test("one answer that a sample gives is worth more than two that nobody gives", () => {
  const half = clinic("half a sample", null, { countries: ["Poland"], eggDonationSuccessRate: 60 });
  const asked = { ...NO_FILTERS, treatments: ["egg-donation"], spoken: ["pl"] } as const;
  const listFilters: ListFilters = { ...asked, treatments: [...asked.treatments], spoken: [...asked.spoken] };
  const { clinics } = applyFilters([clinic("a", null), half], listFilters, new Map());
  expect(clinics.map(({ id }) => id)).toEqual(["half a sample", "a"]);
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

test("either of several values will do, and an order holds within each group", () => {
  expect(list({ spoken: ["de", "en"], sort: "price" }).lines.filter((line) => line?.includes(" "))).toEqual([
    "No published price",
    "Don't say whether they speak German or English. No published price",
    "Only samples say that they speak German or English. No published price",
  ]);
});

test("an option counts those that say so, without those of which only samples do", () => {
  const [option] = optionsOf(CLINICS, CLINICS, NO_FILTERS, "treatments");
  expect(option).toEqual({ value: "egg-donation", known: 2, unknown: 3 });
  const [german] = optionsOf(CLINICS, CLINICS, NO_FILTERS, "spoken");
  expect(german).toEqual({ value: "de", known: 3, unknown: 3 });
  const values = (filter: "treatments" | "spoken") =>
    optionsOf(CLINICS, CLINICS, NO_FILTERS, filter).map(({ value }) => value);
  expect([values("treatments"), values("spoken")]).toEqual([["egg-donation"], ["de"]]);
});

test.for<[string, string]>([
  ["Czechia", "cs"],
  ["Poland", "pl"],
  ["United Kingdom", "en"],
])("staff speak the language of their country, even where no source says so: %s", ([country, language]) => {
  expect(offerOf({ ...clinic("unknown", null), countries: [country] }, language)).toBe("yes");
  expect(offerOf({ ...clinic("unknown", null), countries: [country] }, "de")).toBe("unknown");
});

test("without such a filter there are no headings, and nothing is said of it", () => {
  const { summary, says, lines } = list({});
  expect([summary, says("known")]).toEqual([undefined, undefined]);
  expect(lines).toEqual(["half", "known", "refuses", "sample", "speaks", "unknown"]);
});

test("each clinic says why it was found, or that it doesn't say", () => {
  const { says } = list({ treatments: ["egg-donation"], spoken: ["de", "en"] });
  expect(says("known")).toEqual(["Offers egg donation", "Speaks German"]);
  expect(says("half")).toEqual(["Offers egg donation", "Doesn't say whether it speaks German or English"]);
  expect(says("unknown")).toEqual([
    "Doesn't say whether it offers egg donation",
    "Doesn't say whether it speaks German or English",
  ]);
});
