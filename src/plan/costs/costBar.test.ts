import { expect, it } from "vitest";
import { describeBar, describePart } from "./barText.ts";
import { costBarOf } from "./costBar.ts";
import { NOTHING_TYPED, type CostPlan } from "./costPlan.ts";
import { linesOf } from "./lines.ts";
import { examplePrice } from "./testing.ts";

const CYCLE = examplePrice(
  { includes: ["consultation", "icsi", "blastocyst", "anaesthesia", "tests"], excludes: ["freezing"] },
  3190,
);

const barOf = (plan: Partial<CostPlan>, prices = [CYCLE]) =>
  costBarOf(linesOf({ ...NOTHING_TYPED, ...plan }, prices), "EUR");
const partOf = (bar: ReturnType<typeof barOf>, name: string) => {
  const part = bar.parts.find((each) => each.name === name);
  return part && describePart(part, "EUR");
};

it("a bar stacks what the clinic, the pharmacy and the journey cost", () => {
  const bar = barOf({ drugs: "1200", flight: "150", night: "80", nights: 4, other: "300" });
  expect(bar.parts.map(({ name, sum }) => [name, sum.low])).toEqual([
    ["clinic", 3190],
    ["medicines", 1200],
    ["travel", 2 * 150 + 4 * 80],
    ["other", 300],
  ]);
});

it("what is unknown is named and has no amount, not even zero", () => {
  const bar = barOf({});
  expect(partOf(bar, "medicines")).toBe("Not known");
  expect(partOf(bar, "travel")).toBe("Not known");
  expect(partOf(bar, "clinic")).toBe("€3,190, and 4 prices are missing");
  expect(bar.unknown).toEqual(["drugs", "freezing", "storage", "notary", "translation", "travel", "nights"]);
  expect(describeBar(bar, NOTHING_TYPED)).toMatch(
    /Not known: Medicines, Freezing embryos, Storing them for a year and 4 more\.$/,
  );
});

it("medicines within the clinic’s price are no blank", () => {
  const list = examplePrice({ includes: ["drugs"] }, 5240);
  expect(partOf(barOf({}, [list]), "medicines")).toBe("Included in the clinic’s price");
});

it("nothing is drawn for a trip that nobody makes", () => {
  expect(barOf({ trips: 0 }).parts.map(({ name }) => name)).toEqual(["clinic", "medicines"]);
});

it("what the law forbids is neither drawn nor unknown", () => {
  const lines = linesOf({ ...NOTHING_TYPED, wishes: ["pgt"] }, [CYCLE], ["pgtBiopsy", "pgtEmbryo"]);
  expect(costBarOf(lines, "EUR").unknown).not.toContain("pgtBiopsy");
  const withoutDrugs = costBarOf(linesOf(NOTHING_TYPED, [CYCLE], ["drugs"]), "EUR");
  expect(withoutDrugs.parts.map(({ name }) => name)).toEqual(["clinic", "travel"]);
});
