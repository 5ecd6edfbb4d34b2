import { expect, test } from "vitest";
import { exampleClinic, rateBasis, reviewsBasis } from "../../../tests/support/exampleClinic.ts";
import { NO_FILTERS, SORTS, type Sort } from "./listFilters.ts";
import { needsBases, orderClinics, type Group } from "./order.ts";

/** Each group's name, with the ids of its clinics in their order. */
const inShort = (groups: Group[]) =>
  groups.map(({ name, clinics: some }) => [name, some.map(({ id }) => id).join("")]);

const NONE = {
  successRate: null,
  eggDonationSuccessRate: null,
  reviewScore: null,
  overallScore: null,
  notes: {},
};
const clinics = [
  exampleClinic({ ...NONE, id: "d", name: "Delta", priceEuros: null, upvoteCount: 1 }),
  exampleClinic({ ...NONE, id: "c", name: "Čeles", priceEuros: 2_000, upvoteCount: 7 }),
  exampleClinic({
    ...NONE,
    id: "b",
    name: "Beta",
    priceEuros: 3_000,
    upvoteCount: 7,
    notes: { price: "c-2026-" },
  }),
  exampleClinic({
    ...NONE,
    id: "a",
    name: "Alfa",
    priceEuros: 3_500,
    upvoteCount: 2,
    notes: { price: "c-2026-" },
  }),
];
const order = (sort: Sort) =>
  orderClinics(clinics, sort, new Map()).map(
    (group) => `${group.name}: ${group.clinics.map(({ id }) => id).join("")}`,
  );

test("the list is ordered by name, with accented letters in their place", () => {
  expect(order("name")).toEqual(["ordered: abcd"]);
});

test("by votes, equal ones by name", () => {
  expect(order("votes")).toEqual(["ordered: bcad"]);
});

test("by price: those with a source, then samples, then those without, each told apart", () => {
  expect(order("price")).toEqual(["ordered: ba", "samples: c", "without: d"]);
});

test("a score is a sample always, and a clinic without one comes last", () => {
  expect(order("score")).toEqual(["without: abcd"]);
  const scored = [...clinics, exampleClinic({ ...NONE, id: "e", name: "Eta", overallScore: 90 })];
  expect(orderClinics(scored, "score", new Map())[0]).toMatchObject({
    name: "samples",
    clinics: [{ id: "e" }],
  });
});

test("by success, rates whose basis is not known are ordered with nothing", () => {
  const rated = [
    exampleClinic({ ...NONE, id: "x", name: "X", successRate: 40, notes: { success: "ct24c" } }),
    exampleClinic({ ...NONE, id: "y", name: "Y", successRate: 50 }),
    exampleClinic({ ...NONE, id: "z", name: "Z" }),
  ];
  const groups = orderClinics(rated, "success", new Map());
  expect(groups.map(({ name }) => name)).toEqual(["incomparable", "samples", "without"]);
});

const figures = (id: string, about: Parameters<typeof exampleClinic>[0]) =>
  exampleClinic({ ...NONE, id, name: id.toUpperCase(), ...about });

test("by price the lowest comes first and by reviews or score the highest, equal ones by name", () => {
  const prices = [30, 10, 20, 10].map((priceEuros, at) => figures("abcd".charAt(at), { priceEuros }));
  const scores = [3, 5, 4, 5].map((reviewScore, at) =>
    figures("abcd".charAt(at), { reviewScore, overallScore: reviewScore * 10 }),
  );
  const ids = (some: typeof prices, sort: Sort) =>
    orderClinics(some.toReversed(), sort, new Map()).map((group) =>
      group.clinics.map(({ id }) => id).join(""),
    );
  expect(ids(prices, "price")).toEqual(["bdca"]);
  expect(ids(scores, "reviews")).toEqual(["bdca"]);
  expect(ids(scores, "score")).toEqual(["bdca"]);
});

test("by success comparable rates come first, the highest at the top, then those that can't be compared", () => {
  const rated = [
    figures("a", { successRate: 30, notes: { success: "ct24c" } }),
    figures("b", { successRate: 60, notes: { success: "ct24c" } }),
    figures("c", { successRate: 90, notes: { success: "cs24c" } }),
    figures("d", { successRate: 50 }),
    figures("e", { successRate: 70 }),
  ];
  const bases = new Map([
    ["a", { success: rateBasis() }],
    ["b", { success: rateBasis() }],
    ["c", { success: rateBasis({ denominator: "started_cycle" }) }],
  ]);
  const groups = orderClinics(rated, "success", bases);
  expect(inShort(groups)).toEqual([
    ["ordered", "ba"],
    ["incomparable", "c"],
    ["samples", "ed"],
  ]);
});

test("by reviews the scores of one site come first, the highest at the top, then those of others", () => {
  const rated = [
    figures("a", { reviewScore: 4.1, notes: { reviews: "few ratings" } }),
    figures("b", { reviewScore: 4.5, notes: { reviews: "few ratings" } }),
    figures("c", { reviewScore: 4.9, notes: { reviews: "few ratings" } }),
    figures("d", { reviewScore: 5 }),
  ];
  const bases = new Map([
    ["a", { reviews: reviewsBasis({ platform: "HFEA" }) }],
    ["b", { reviews: reviewsBasis({ platform: "HFEA" }) }],
    ["c", { reviews: reviewsBasis({ platform: "Google" }) }],
  ]);
  const groups = orderClinics(rated, "reviews", bases);
  expect(inShort(groups)).toEqual([
    ["ordered", "ba"],
    ["incomparable", "c"],
    ["samples", "d"],
  ]);
});

test("what figures rest on is waited for by the orders that compare, treatments and languages", () => {
  const waiting = SORTS.filter((sort) => needsBases({ ...NO_FILTERS, sort }));
  expect(waiting).toEqual(["success", "reviews"]);
  for (const asked of [{ treatments: ["icsi" as const] }, { spoken: ["de"] }])
    expect(needsBases({ ...NO_FILTERS, ...asked })).toBe(true);
});
