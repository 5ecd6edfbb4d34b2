import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { clinicFromRow } from "@/directory/clinics/clinic.ts";
import { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { NO_FILTERS, toggled, type ListFilter, type ListFilters } from "./listFilters.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { filterClinics } from "./matches.ts";
import { answersOf, optionsOf, filtersToRemove } from "./options.ts";

const clinic = (id: string, city: string, country: string, languages: string[], priceEuros: number | null) =>
  exampleClinic({
    ...{ id, name: id, locations: [city], countries: [country], languages, priceEuros },
    ...{
      successRate: null,
      eggDonationSuccessRate: null,
      reviewScore: null,
      specialties: [],
      fixedPrices: null,
      notes: {},
    },
  });
const clinics = [
  {
    ...clinic("reprofit", "Brno", "Czechia", ["English", "German"], 3_200),
    services: readServices("v-i/de")!,
  },
  { ...clinic("unica", "Brno", "Czechia", ["English"], null), specialties: ["Egg donation", "ICSI"] },
  {
    ...clinic("gennet", "Prague", "Czechia", ["German"], 2_900),
    ...{ notes: { price: "c-2026i-" }, hasSource: true, services: readServices("/en-de")! },
  },
  { ...clinic("kriobank", "Białystok", "Poland", [], null), eggDonationSuccessRate: 50 },
];
const find = (listFilters: Partial<ListFilters>) =>
  filterClinics(clinics, { ...NO_FILTERS, ...listFilters }).map(({ id }) => id);

describe("Finding clinics", () => {
  test.for<[string, Partial<ListFilters>, string[]]>([
    ["everything", {}, ["reprofit", "unica", "gennet", "kriobank"]],
    ["a country", { countries: ["poland"] }, ["kriobank"]],
    ["one of two cities", { cities: ["prague", "bialystok"] }, ["gennet", "kriobank"]],
    ["a city and a language", { cities: ["brno"], languages: ["de"] }, ["reprofit"]],
    ["a treatment, but those that refuse it", { treatments: ["icsi"] }, ["unica", "gennet", "kriobank"]],
    [
      "either of two treatments",
      { treatments: ["icsi", "pgt"] },
      ["reprofit", "unica", "gennet", "kriobank"],
    ],
    ["a language, but those that don't speak it", { spoken: ["de"] }, ["reprofit", "unica", "kriobank"]],
    ["a price at most, which is known", { maxPrice: 3_000 }, ["gennet"]],
    ["a price at most, and just that", { maxPrice: 2_900 }, ["gennet"]],
    ["figures with a source", { sourced: true }, ["gennet"]],
    ["a city that no clinic has", { cities: ["atlantis"] }, []],
  ])("by %s", ([, listFilters, ids]) => {
    expect(find(listFilters)).toEqual(ids);
  });

  test("by a source has whoever publishes only the price of another treatment, whichever is asked for", () => {
    const row = rowOf(exampleClinic({ id: "donor", specialties: ["Egg donation"] }));
    const listed = [clinicFromRow({ ...row, b: "///" }), clinicFromRow({ ...row, id: "silent" })];
    const prices = new Map([["donor", { treatments: "ec-2026=6400" }]]);
    for (const treatments of [[], ["egg-donation" as const]]) {
      const priced = withPricesOf(listed, treatmentToPrice(treatments), prices);
      const found = filterClinics(priced, { ...NO_FILTERS, treatments, sourced: true });
      expect(found.map(({ id }) => id)).toEqual(["donor"]);
    }
  });

  test("by nothing gives the very list, which was read already", () => {
    expect(filterClinics(clinics, NO_FILTERS)).toBe(clinics);
  });

  test("another filter never shows more, another value of a filter never less", () => {
    const values = fc.uniqueArray(fc.constantFrom("brno", "prague", "bialystok", "atlantis"));
    fc.assert(
      fc.property(values, values, fc.boolean(), (some, others, sourced) => {
        const narrow = find({ cities: some, sourced });
        expect(narrow.length).toBeLessThanOrEqual(find({ cities: some }).length);
        if (some.length > 0)
          expect(find({ cities: [...some, ...others], sourced })).toEqual(expect.arrayContaining(narrow));
      }),
    );
  });
});

const options = (filter: ListFilter, listFilters: Partial<ListFilters>) =>
  optionsOf(clinics, clinics, { ...NO_FILTERS, ...listFilters }, filter).map(
    ({ value, known, unknown }) => `${value} ${known}${unknown > 0 ? `+${unknown}` : ""}`,
  );

describe("The options of a filter", () => {
  test("say how many clinics each would show, beside the other filters", () => {
    expect(options("cities", {})).toEqual(["brno 2", "bialystok 1", "prague 1"]);
    expect(options("cities", { languages: ["de"] })).toEqual(["brno 1", "bialystok 0", "prague 1"]);
    expect(options("cities", { cities: ["prague"] })).toEqual(["brno 2", "bialystok 1", "prague 1"]);
  });

  test("are places and languages that have an address", () => {
    const odd = [clinic("odd", "???", "Czechia", ["Elvish", "German"], null)];
    expect(optionsOf(odd, odd, NO_FILTERS, "cities")).toEqual([]);
    expect(optionsOf(odd, odd, NO_FILTERS, "languages").map(({ value }) => value)).toEqual(["de"]);
  });

  test("are the same whichever of their own filter are set: another value would widen it", () => {
    expect(options("treatments", { treatments: ["icsi"] })).toEqual(options("treatments", {}));
    expect(options("spoken", { spoken: ["de"] })).toEqual(options("spoken", {}));
    expect(options("treatments", {})).toEqual(["egg-donation 1+3", "icsi 2+1", "ivf 2+2"]);
  });

  test("keep a value that is set, even if no clinic has it", () => {
    expect(options("languages", { languages: ["it"] })).toEqual(["de 2", "en 2", "it 0"]);
  });

  test("name apart the clinics that don't say whether they offer it", () => {
    expect(options("spoken", {})).toEqual(["cs 3+1", "de 1+2", "en 1+3", "pl 1+3"]);
    expect(options("spoken", { treatments: ["icsi"] })).toEqual(["cs 2+1", "de 0+2", "en 1+2", "pl 0+3"]);
    expect(options("cities", { treatments: ["icsi"] })).toEqual(["brno 1", "bialystok 0+1", "prague 1"]);
  });

  test.for<[ListFilter, Partial<ListFilters>]>([
    ["cities", { languages: ["en"] }],
    ["cities", { spoken: ["de"], treatments: ["ivf"] }],
    ["spoken", {}],
    ["spoken", { treatments: ["icsi"], cities: ["brno"] }],
    ["treatments", { spoken: ["en"] }],
  ])("count what a click shows, as the button and the heading do: %s beside %j", ([filter, others]) => {
    for (const { value, known, unknown } of optionsOf(
      clinics,
      clinics,
      { ...NO_FILTERS, ...others },
      filter,
    )) {
      const clicked = { ...NO_FILTERS, ...others, [filter]: [value] };
      expect(answersOf(filterClinics(clinics, clicked), clicked)).toMatchObject({ known, unknown });
    }
  });
});

test("where nothing is found, the filter to loosen is named, with what it shows", () => {
  const reprofit = clinics.slice(0, 1);
  const listFilters = { ...NO_FILTERS, cities: ["prague"], languages: ["de"] };
  expect(filterClinics(reprofit, listFilters)).toEqual([]);
  expect(filtersToRemove(reprofit, listFilters)).toEqual([{ filter: "cities", count: 1 }]);
  expect(filtersToRemove(clinics, { ...NO_FILTERS, countries: ["poland"], languages: ["de"] })).toEqual([
    { filter: "countries", count: 2 },
    { filter: "languages", count: 1 },
  ]);
  expect(filtersToRemove(clinics, { ...NO_FILTERS, cities: ["brno"], maxPrice: 3_000 })).toEqual([
    { filter: "maxPrice", count: 2 },
    { filter: "cities", count: 1 },
  ]);
  expect(filtersToRemove(clinics, { ...NO_FILTERS, countries: ["poland"] })).toEqual([
    { filter: "countries", count: 4 },
  ]);
});

test("the first treatment that is asked for orders by its price, unless another order was chosen", () => {
  const asked = toggled(NO_FILTERS, "treatments", "egg-donation");
  expect(asked.sort).toBe("price");
  expect(toggled({ ...NO_FILTERS, sort: "reviews" }, "treatments", "icsi").sort).toBe("reviews");
  expect(toggled({ ...asked, sort: "name" }, "treatments", "icsi").sort).toBe("name");
  expect(toggled(NO_FILTERS, "countries", "poland").sort).toBe("name");
});
