import { expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { ratesUsed } from "@/directory/facts/inEuros.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { applyFilters } from "./applyFilters.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";

const clinic = (id: string, name: string, about: Partial<Clinic> = {}) =>
  exampleClinic({
    ...{ id, name, locations: ["Brno"], countries: ["Czechia"], priceEuros: null, notes: {} },
    ...about,
  });
const CLINICS = [
  clinic("anna", "Anna", { upvoteCount: 1 }),
  clinic("brno", "Brno", { upvoteCount: 9 }),
  clinic("warsaw", "Warsaw", { locations: ["Warsaw"], countries: ["Poland"], upvoteCount: 5 }),
];
const apply = (listFilters: Partial<ListFilters> = {}, clinics = CLINICS) =>
  applyFilters(clinics, { ...NO_FILTERS, ...listFilters }, new Map());
const label = (sort: ListFilters["sort"], ...some: Clinic[]) => apply({ sort }, some).order;
const ids = (listFilters: Partial<ListFilters>) => apply(listFilters).clinics.map(({ id }) => id);

test.for<[string, Partial<ListFilters>, boolean]>([
  ["nothing", {}, false],
  ["spaces", { search: "  " }, false],
  ["a search", { search: "brno" }, true],
  ["a filter", { countries: ["poland"] }, true],
  ["another order", { sort: "votes" }, true],
])("a list is narrowed by a search, a filter or another order: %s", ([, listFilters, isNarrowed]) => {
  expect(apply(listFilters).isNarrowed).toBe(isNarrowed);
});

test("the best match of a search comes first, unless another order was chosen", () => {
  expect(ids({ search: "brno" })).toEqual(["brno", "anna"]);
  expect(ids({ search: "brno", sort: "votes" })).toEqual(["brno", "anna"]);
  const loved = CLINICS.map((each) => ({ ...each, upvoteCount: each.id === "anna" ? 99 : 1 }));
  const byVotes = apply({ search: "brno", sort: "votes" }, loved).clinics;
  expect(byVotes.map(({ id }) => id)).toEqual(["anna", "brno"]);
  expect(ids({})).toEqual(["anna", "brno", "warsaw"]);
  expect(ids({ search: "  " })).toEqual(["anna", "brno", "warsaw"]);
  expect(ids({ sort: "votes" })).toEqual(["brno", "warsaw", "anna"]);
});

test("the order is named unless it is the usual one", () => {
  expect(apply().order).toBeUndefined();
  expect(apply({ search: " " }).order).toBeUndefined();
  const labels = [
    apply({ search: "brno" }).order,
    apply({ sort: "votes" }).order,
    apply({ sort: "price" }).order,
  ];
  expect(new Set(labels).size).toBe(3);
  expect(labels.every((each) => typeof each === "string" && each !== "")).toBe(true);
});

test("the filters are one text without the search and the order, by which lists are told apart", () => {
  expect(apply({ search: "brno", sort: "votes" }).filters).toBe("");
  expect(apply({ countries: ["poland"], search: "w" }).filters).toBe("country=poland");
});

test("what is searched stays apart from what passes the filters too", () => {
  const { clinics, searched } = apply({ search: "brno", countries: ["poland"] });
  expect([clinics, searched.map(({ id }) => id)]).toEqual([[], ["brno", "anna"]]);
});

test("a summary and answers by clinic stand only where clinics are asked what they offer", () => {
  expect([apply().summary, apply({ countries: ["poland"] }).summary]).toEqual([undefined, undefined]);
  expect(apply().matches.size).toBe(0);
  const german = apply({ spoken: ["de"] });
  expect(german.summary).toMatch(/German/);
  expect([...german.matches.keys()].toSorted()).toEqual(["anna", "brno", "warsaw"]);
});

test("each group has its heading above its first clinic, with what the order can't say", () => {
  const priced = [clinic("priced", "Priced", { priceEuros: 2600, notes: { price: "c-2026i-" } }), ...CLINICS];
  const { headings, clinics } = apply({ sort: "price" }, priced);
  expect(clinics[0]?.id).toBe("priced");
  expect([...headings]).toEqual([["anna", "No published price"]]);
  expect([...apply({ sort: "price", spoken: ["de"] }, priced).headings]).toEqual([
    ["priced", "Don't say whether they speak German"],
    ["anna", "No published price"],
  ]);
});

test("an order by price says by which rates it counts, once any price was in another currency", () => {
  const [euros, crowns] = ["c-2026i-", "c-2026i-=80000CZK"].map((price, at) =>
    clinic(`c${at}`, `C${at}`, { priceEuros: 3000 + at, notes: { price } }),
  );
  const plain = label("price", euros!);
  expect(label("price", euros!, crowns!)).toBe(`${plain} ${ratesUsed()}`);
  expect(plain).not.toContain(ratesUsed());
  expect(label("votes", crowns!)).not.toContain(ratesUsed());
});

test("a misspelt word is guessed, which the summary says first, and a word that is there is not", () => {
  expect(apply({ search: "warsow" }).summary).toBe("No clinic matches exactly. This one comes closest.");
  expect(apply({ search: "brnno" }).summary).toBe("No clinic matches exactly. These 2 come closest.");
  expect(apply({ search: "warsow", spoken: ["de"] }).summary).toMatch(
    /^No clinic matches exactly\. .* comes? closest\. .*German/,
  );
  expect(apply({ search: "warsow", cities: ["brno"] })).toMatchObject({ clinics: [], summary: undefined });
  expect(apply({ search: "warsaw" }).summary).toBeUndefined();
  expect(apply({ search: "warsaw" }).isMatch("warsaw")).toBe(true);
});

test("among clinics that offer all that is asked for, names decide, whatever says so", () => {
  const listed = clinic("anna", "Anna", { specialties: ["ICSI"] });
  const sourced = clinic("brno", "Brno", { services: readServices("i/")! });
  const list = apply({ treatments: ["icsi"] }, [sourced, listed]);
  expect(list.clinics.map(({ id }) => id)).toEqual(["anna", "brno"]);
});
