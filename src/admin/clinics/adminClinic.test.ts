import { expect, test } from "vitest";
import { adminClinicsFromJson, findClinics, readStatusFilter, type AdminClinic } from "./adminClinic.ts";

const TODAY = "2026-11-22";

function someClinic(about: Partial<AdminClinic>): AdminClinic {
  return {
    ...{ id: "some", name: "Some Clinic", countries: ["Poland"], locations: ["Kraków"], published: true },
    ...{ mergedInto: null, votes: 0, facts: 1, oldestCheck: "2026-01-01", missing: [] },
    ...about,
  };
}

const CLINICS = [
  someClinic({ id: "a", name: "Łódź Fertility" }),
  someClinic({ id: "b", published: false, facts: 0, oldestCheck: null }),
  someClinic({ id: "c", locations: ["Brno"], oldestCheck: "2025-11-21" }),
  someClinic({ id: "d", facts: 0, oldestCheck: null, published: false, mergedInto: "a" }),
];
const INCOMPLETE = [
  someClinic({ id: "checked", missing: ["price", "website"] }),
  someClinic({ id: "never", missing: ["price"], oldestCheck: null }),
  someClinic({ id: "hidden", missing: ["price"], published: false, oldestCheck: "2020-01-01" }),
  someClinic({ id: "long-ago", missing: ["price", "result"], oldestCheck: "2020-01-01" }),
];

const incomplete = (show: string) =>
  findClinics(INCOMPLETE, { term: "", show: readStatusFilter(show) }, TODAY).map(({ id }) => id);

test("clinics that lack something are listed by their last check, oldest first, without unpublished ones", () => {
  expect(incomplete("no-price")).toEqual(["never", "long-ago", "checked"]);
  expect(incomplete("no-result")).toEqual(["long-ago"]);
  expect(incomplete("no-website")).toEqual(["checked"]);
  expect(incomplete("no-language")).toEqual([]);
  expect(incomplete("incomplete")).toEqual(["never", "long-ago", "checked"]);
  expect(incomplete("to-check")).toEqual(["never", "long-ago"]);
  expect(incomplete("old-facts")).toEqual(["long-ago"]);
});

const ids = (term: string, show: string) =>
  findClinics(CLINICS, { term, show: readStatusFilter(show) }, TODAY).map(({ id }) => id);

test.for<[term: string, show: string, found: string[]]>([
  ["", "all", ["a", "b", "c", "d"]],
  ["lodz FERT", "all", ["a"]],
  ["krakow", "all", ["a", "b", "d"]],
  ["poland brno", "all", ["c"]],
  ["nowhere", "all", []],
  ["", "published", ["a", "c"]],
  ["", "unpublished", ["b", "d"]],
  ["", "without-facts", ["b"]],
  ["", "old-facts", ["c"]],
  ["", "to-check", ["c"]],
  ["", "__proto__", ["a", "b", "c", "d"]],
])("searched for '%s' and filtered by %s", ([term, show, found]) => {
  expect(ids(term, show)).toEqual(found);
});

test("a search of ten million letters finds nothing", () => {
  expect(ids("x".repeat(10_000_000), "all")).toEqual([]);
});

test("an answer of another shape is refused, and rows without a name are left out", () => {
  for (const json of [null, 7, "x", {}]) expect(adminClinicsFromJson(json)).toBeNull();
  const row = { id: "b", name: "B", countries: null, locations: ["Brno", 7], published: true };
  const missing = ["price", "hair colour", 7];
  expect(adminClinicsFromJson([null, { id: 1 }, row, { ...row, name: "A", missing }])).toMatchObject([
    {
      name: "A",
      countries: [],
      locations: ["Brno"],
      mergedInto: null,
      oldestCheck: null,
      missing: ["price"],
    },
    { name: "B" },
  ]);
});
