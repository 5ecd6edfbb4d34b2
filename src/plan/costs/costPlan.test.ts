import { expect, it } from "vitest";
import { costsFrom, NOTHING_TYPED, tripsOf } from "./costPlan.ts";

const PLAN = {
  ...NOTHING_TYPED,
  clinic: "reprofit",
  country: "Czechia",
  trips: 0,
  nights: 4,
  flight: "1.234,50",
};

it("stored plans are read back", () => {
  expect(costsFrom(structuredClone(PLAN))).toEqual(PLAN);
});

it.each([
  ...[null, undefined, 7, "plan", [], {}],
  { ...PLAN, clinic: "../admin" },
  { ...PLAN, clinic: "x".repeat(101) },
  { ...PLAN, clinic: 7 },
  { ...PLAN, treatment: "constructor" },
  { ...PLAN, currency: "__proto__" },
  { ...PLAN, cycles: 0 },
  { ...PLAN, cycles: 1e9 },
  { ...PLAN, cycles: 1.5 },
  { ...PLAN, cycles: "2" },
  { ...PLAN, nights: -1 },
  { ...PLAN, nights: Number.NaN },
  { ...PLAN, trips: undefined },
  { ...PLAN, flight: "9".repeat(21) },
  { ...PLAN, other: { toString: () => "9" } },
  { ...PLAN, wishes: "pgt" },
])("what is not ours counts as nothing: %j", (kept) => {
  expect(costsFrom(kept)).toBeNull();
});

it("unknown wishes, an unknown country and other fields are left out, and the rest stays", () => {
  const kept = { ...PLAN, country: "Atlantis", wishes: ["pgt", "gold", "pgt", null], isAdmin: true };
  expect(costsFrom(kept)).toEqual({ ...PLAN, country: "", wishes: ["pgt"] });
});

it.each([
  ["own eggs", NOTHING_TYPED, 1],
  ["own eggs, embryos tested", { ...NOTHING_TYPED, wishes: ["pgt" as const] }, 2],
  ["donor eggs", { ...NOTHING_TYPED, treatment: "donor-eggs" as const }, 2],
  ["a frozen transfer", { ...NOTHING_TYPED, treatment: "frozen-natural" as const }, 1],
  ["donor eggs, and one trip chosen", { ...NOTHING_TYPED, treatment: "donor-eggs" as const, trips: 1 }, 1],
  ["no trip at all", { ...NOTHING_TYPED, trips: 0 }, 0],
])("trips for each cycle: %s", (_, plan, trips) => {
  expect(tripsOf(plan)).toBe(trips);
});
