import { expect, it } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { costsFrom, LIMITS, NOTHING_TYPED, withAnswers, type CostPlan } from "./costPlan.ts";

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
  expect(costsFrom({ ...NOTHING_TYPED })).toEqual(NOTHING_TYPED);
  const { cycles, trips, nights, travellers, embryos } = LIMITS;
  const most = { ...PLAN, cycles, trips, nights, travellers, embryos, other: "9".repeat(20) };
  expect(costsFrom(most)).toEqual(most);
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
  { ...PLAN, other: ["9"] },
  { ...PLAN, wishes: "pgt" },
  { ...PLAN, embryos: 11 },
])("what is not ours counts as nothing: %j", (kept) => {
  expect(costsFrom(kept)).toBeNull();
});

it("what was chosen stays, and nothing else can be", () => {
  expect(costsFrom({ ...PLAN, chosen: ["papers", "gold"] })?.chosen).toEqual(["papers"]);
  expect(costsFrom({ ...PLAN, chosen: [] })?.chosen).toEqual([]);
});

it("unknown wishes, an unknown country and other fields are left out, and the rest stays", () => {
  const kept = { ...PLAN, country: "Atlantis", wishes: ["pgt", "gold", "pgt", null], isAdmin: true };
  expect(costsFrom(kept)).toEqual({ ...PLAN, country: "", wishes: ["pgt"] });
});

const answered = (plan: Partial<CostPlan>, typed: Partial<TypedAnswers>) =>
  withAnswers({ ...NOTHING_TYPED, ...plan }, { ...EMPTY_ANSWERS, ...typed });

it("the treatment is that of the answers, and the plan's while they have none", () => {
  expect(answered({ treatment: "donor-eggs" }, {}).treatment).toBe("donor-eggs");
  expect(answered({ treatment: "donor-eggs" }, { treatment: "own-eggs" }).treatment).toBe("own-eggs");
  expect(answered({ cycles: 3, clinic: "reprofit" }, {})).toMatchObject({ cycles: 3, clinic: "reprofit" });
});

it.each<[Partial<TypedAnswers>, boolean]>([
  [{}, false],
  [{ partner: "marriedCouple" }, false],
  [{ sperm: "donor" }, true],
  [{ partner: "twoWomen" }, true],
  [{ partner: "womanAlone" }, true],
])("donor sperm is counted if the answers need it, and only then: %j", (typed, isNeeded) => {
  expect(answered({}, typed).wishes.includes("donor-sperm")).toBe(isNeeded);
  expect(answered({ wishes: ["donor-sperm"] }, typed).wishes.includes("donor-sperm")).toBe(isNeeded);
});

it("nobody is at home while no country is known", () => {
  expect(answered({ country: "" }, { homeCountry: "" }).wishes).toContain("papers");
  expect(answered({ country: "Spain" }, { homeCountry: "Spain" }).wishes).not.toContain("papers");
});
