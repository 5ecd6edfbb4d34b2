import { expect, it } from "vitest";
import { NOTHING_TYPED, type CostPlan } from "./costPlan.ts";
import { countByCountry, listsIn, publishersOf, spanOf } from "./publishedLists.ts";
import { examplePrice } from "./testing.ts";

const clinic = (id: string, ...countries: string[]) => ({ id, name: id, countries });
const CLINICS = [
  clinic("dear", "Czechia"),
  clinic("cheap", "Czechia", "Slovakia"),
  clinic("silent", "Czechia"),
  clinic("partial", "Czechia"),
  clinic("abroad", "Poland"),
];
const PRICES = new Map([
  ["dear", [examplePrice({ includes: ["freezing"] }, 4000)]],
  ["cheap", [examplePrice({ currency: "GBP" }, 2000)]],
  ["partial", [examplePrice({ item: "anaesthesia" }, 150)]],
  ["abroad", [examplePrice({}, 1000)]],
]);
const PLAN: CostPlan = { ...NOTHING_TYPED, country: "Czechia" };
const lists = (country: string, banned: Parameters<typeof listsIn>[3] = []) =>
  listsIn(country, PLAN, { clinics: CLINICS, prices: PRICES }, banned);

it("a country's lists are of its own clinics that price the treatment itself, in the clinics' order", () => {
  expect(lists("Czechia").map((list) => list.clinic.id)).toEqual(["dear", "cheap"]);
  expect(lists("Slovakia").map((list) => list.clinic.id)).toEqual(["cheap"]);
  expect(lists("Austria")).toEqual([]);
});

it("what the law forbids is no list, whatever a clinic publishes", () => {
  expect(lists("Czechia", ["cycle"])).toEqual([]);
});

it("the span goes from the lowest to the highest list, with the fewest gaps, and is rough if one of them is", () => {
  const sums = lists("Czechia").map(({ sum }) => sum);
  const [dear, cheap] = sums;
  const span = spanOf(sums);
  expect(span).toMatchObject({ low: cheap?.low, high: 4000, isConverted: true });
  expect(dear?.unknown).toBeLessThan(cheap?.unknown ?? 0);
  expect(span.unknown).toBe(dear?.unknown);
  expect(
    spanOf([
      { ...span, known: 3, forOne: 1 },
      { ...span, known: 5, forOne: 2 },
    ]),
  ).toMatchObject({
    known: 3,
    forOne: 2,
  });
  expect(spanOf([dear!, dear!]).isConverted).toBe(false);
});

it("whoever prices the treatment itself is a publisher, and countries without one are left out", () => {
  const rows = [
    { clinic_id: "dear", item: "egg_donation_cycle", currency: "EUR" },
    { clinic_id: "cheap", item: "ivf_cycle", currency: "GBP" },
    { clinic_id: "abroad", item: "ivf_cycle", currency: "PLN" },
    { clinic_id: "silent", item: "ivf_cycle", currency: "UAH" },
  ];
  expect([...publishersOf("donor-eggs", rows)]).toEqual(["dear"]);
  const publishers = publishersOf("own-eggs", rows);
  expect([...publishers]).toEqual(["cheap", "abroad"]);
  expect(countByCountry(publishers, CLINICS, ["Poland", "Czechia", "Austria", "Slovakia"])).toEqual([
    ["Poland", 1],
    ["Czechia", 1],
    ["Slovakia", 1],
  ]);
});
