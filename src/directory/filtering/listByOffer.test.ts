import { expect, test } from "vitest";
import { offeringClinic as clinic } from "../../../tests/support/offeringClinic.ts";
import { applyFilters } from "./applyFilters.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import { optionsOf } from "./options.ts";

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
  expect(summary).toBe("2 clinics offer egg donation. For 1, only samples say so. 2 don't say: ask them.");
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
  expect(summary).toBe("1 clinic speaks German. For 2, only samples say so. 2 don't say: ask them.");
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
