import { describe, expect, it } from "vitest";
import type { Price } from "@/directory/facts/facts.ts";
import { NOTHING_TYPED, type CostPlan } from "./costPlan.ts";
import { linesOf } from "./lines.ts";
import { formatGaps, formatRange, sumOf } from "./sum.ts";
import { examplePrice as priceOf } from "./testing.ts";

const CYCLE = priceOf({}, 3245);
const sum = (plan: Partial<CostPlan>, prices: Price[]) => {
  const whole = { ...NOTHING_TYPED, ...plan };
  return sumOf(linesOf(whole, prices), whole.currency);
};

describe("The sum", () => {
  it("counts each cycle, trip, traveller and night, and once what happens once", () => {
    const numbers = {
      cycles: 2,
      travellers: 2,
      nights: 3,
      flight: "100",
      night: "80",
      drugs: "500",
      other: "300",
    };
    const plan: Partial<CostPlan> = { treatment: "donor-eggs", ...numbers };
    const prices = [priceOf({ item: "egg_donation_cycle" }, 5000), priceOf({ item: "consultation" }, 100)];
    const travel = 2 * 2 * 2 * 100 + 2 * 2 * 3 * 80;
    expect(sum(plan, prices).low).toBe(2 * 5000 + 100 + travel + 2 * 500 + 300);
  });

  it("counts a test of embryos for each embryo of each cycle, and says when it counts a single straw", () => {
    const test = priceOf({ item: "pgt_embryo", per: "embryo" }, 300);
    const freezing = priceOf({ item: "freezing", per: "straw" }, 500);
    const found = sum({ cycles: 2, embryos: 4, wishes: ["pgt", "freezing"] }, [test, freezing]);
    expect(found).toMatchObject({ low: 2 * 4 * 300 + 2 * 500, forOne: 1 });
    expect(formatGaps(found)[1]).toBe("1 line covers a single embryo or straw: more will cost extra.");
  });

  it("counts only tests for each embryo, and not one whose price is of the whole cycle", () => {
    const tested = { cycles: 2, embryos: 4, wishes: ["pgt"] } as const;
    const plan: Partial<CostPlan> = { ...tested, wishes: [...tested.wishes] };
    const biopsy = priceOf({ item: "pgt_biopsy", per: "embryo" }, 50);
    expect(sum(plan, [biopsy])).toMatchObject({ low: 2 * 4 * 50, forOne: 0 });
    expect(sum(plan, [priceOf({ item: "pgt_biopsy" }, 50)]).low).toBe(2 * 50);
    const freezing = priceOf({ item: "freezing", per: "embryo" }, 500);
    expect(sum({ ...plan, wishes: ["freezing"] }, [freezing])).toMatchObject({ low: 2 * 500, forOne: 1 });
    const whole = priceOf({ item: "freezing", group: "foreign" }, 900);
    expect(sum({ wishes: ["freezing"] }, [freezing, whole])).toMatchObject({
      low: 500,
      high: 900,
      forOne: 1,
    });
  });

  it("is rough once any of the lists is in another currency", () => {
    const forForeigners = priceOf({ group: "foreign", currency: "GBP" }, 3000);
    expect(sum({}, [CYCLE, forForeigners]).isConverted).toBe(true);
    expect(sum({}, [CYCLE]).isConverted).toBe(false);
  });

  it("says so where no price is missing", () => {
    expect(formatGaps({ ...sum({}, [CYCLE]), unknown: 0 })).toEqual(["Every price that you need is known."]);
  });

  it("is as exact as its lines: about, once it is converted, and to the cent, where it isn't", () => {
    const inCrowns = sum({ currency: "GBP", treatment: "donor-eggs" }, [
      priceOf({ item: "egg_donation_cycle", currency: "CZK" }, 123_000),
    ]);
    expect(formatRange(inCrowns, "GBP")).toMatch(/^About £4,\d00$/);
    expect(formatGaps(inCrowns)).toEqual(["12 prices are missing: the real cost is higher."]);
    expect(formatRange(inCrowns, "GBP", true)).toMatch(/^At least about £4,\d00$/);
    expect(formatRange(sum({}, [priceOf({}, 3245)]), "EUR", true)).toBe("At least €3,245");
    expect(formatRange({ low: 3190, high: 3245, isConverted: false }, "EUR", true)).toBe(
      "At least €3,190 to €3,245",
    );
    expect(formatRange({ low: 5010, high: 6120, isConverted: true }, "EUR", true)).toBe(
      "At least about €5,000 to €6,100",
    );
    expect(formatRange(sum({}, [priceOf({}, 3245)]), "EUR")).toBe("€3,245");
    expect(formatRange(sum({ other: "0.35" }, [priceOf({}, 3245)]), "EUR")).toBe("€3,245.35");
    expect(formatGaps(sum({}, []))).toEqual(["13 prices are missing, so there is nothing to add up yet."]);
  });

  it.each([
    [5_040, 5_060, false, "€5,040 to €5,060"],
    [5_010, 5_090, true, "About €5,100"],
    [5_000, 5_100, true, "About €5,000 to €5,100"],
    [9_990, 10_010, true, "About €10,000"],
    [5_010, 6_120, true, "About €5,000 to €6,100"],
    [5_040, 5_160, true, "About €5,000 to €5,200"],
  ])("from %d to %d, converted %s, reads %s", (low, high, isConverted, words) => {
    expect(formatRange({ low, high, isConverted }, "EUR")).toBe(words);
  });
});
