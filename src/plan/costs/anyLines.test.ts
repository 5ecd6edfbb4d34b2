import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, it } from "vitest";
import type { Price } from "@/directory/facts/facts.ts";
import { ITEMS, PATIENT_GROUPS, UNITS } from "@/directory/facts/codes.ts";
import { CURRENCIES } from "@/directory/facts/currencyCodes.ts";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { EXTRAS, LIMITS, type CostPlan } from "./costPlan.ts";
import { LINES, type LineCode } from "./lineRules.ts";
import { isBlank, linesOf } from "./lines.ts";
import { formatGaps, sumOf } from "./sum.ts";
import { examplePrice } from "./testing.ts";

const plans: fc.Arbitrary<CostPlan> = fc.record({
  clinic: fc.constant("reprofit"),
  country: fc.constant(""),
  treatment: fc.constantFrom(...TREATMENT_IDS),
  cycles: fc.integer({ min: 1, max: LIMITS.cycles }),
  trips: fc.option(fc.integer({ min: 0, max: LIMITS.trips })),
  nights: fc.option(fc.integer({ min: 0, max: LIMITS.nights })),
  travellers: fc.integer({ min: 1, max: LIMITS.travellers }),
  chosen: fc.constant([]),
  embryos: fc.integer({ min: 1, max: LIMITS.embryos }),
  wishes: fc.subarray([...EXTRAS]),
  currency: fc.constantFrom(...CURRENCIES),
  flight: fc.constantFrom("", "0", "120", "1.234,50", "1,234", "x"),
  night: fc.constantFrom("", "85", "0,5"),
  drugs: fc.constantFrom("", "900", "1e9"),
  other: fc.constantFrom("", "50", "100000000"),
});
const PARTS = ["consultation", "tests", "drugs", "icsi", "freezing", "donor_compensation"];
const lists: fc.Arbitrary<Price[]> = fc.array(
  fc
    .record({
      item: fc.constantFrom(...ITEMS),
      per: fc.constantFrom(...UNITS),
      currency: fc.constantFrom("EUR", "CZK", "PLN", "UAH"),
      group: fc.option(fc.constantFrom(...PATIENT_GROUPS)),
      parts: fc.shuffledSubarray(PARTS),
      split: fc.nat(PARTS.length),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
    })
    .map(({ parts, split, amount, ...basis }) =>
      examplePrice({ ...basis, includes: parts.slice(0, split), excludes: parts.slice(split) }, amount),
    ),
  { maxLength: 8 },
);

describe("Whatever the lists say and somebody types,", () => {
  it("every line stands there once, and the blanks are counted and never summed", () => {
    fc.assert(
      fc.property(plans, lists, (plan, prices) => {
        const lines = linesOf(plan, prices);
        expect(lines.map(({ code }) => code)).toEqual(LINES);
        const found = sumOf(lines, plan.currency);
        expect(found.unknown).toBe(lines.filter(isBlank).length);
        expect(
          sumOf(
            lines.filter((line) => !isBlank(line)),
            plan.currency,
          ),
        ).toEqual({ ...found, unknown: 0 });
        expect(Number.isFinite(found.low) && found.low >= 0 && found.high >= found.low).toBe(true);
        expect(found.unknown > 0).toBe(formatGaps(found)[0]?.includes("missing"));
      }),
    );
  });

  it("filling in a blank never makes it cheaper, and there is one blank less to ask about", () => {
    const OWN: [keyof CostPlan, LineCode][] = [
      ["flight", "travel"],
      ["night", "nights"],
      ["drugs", "drugs"],
    ];
    fc.assert(
      fc.property(plans, lists, fc.constantFrom(...OWN), (plan, prices, [field, code]) => {
        const before = { ...plan, nights: plan.nights ?? 2, [field]: "" };
        const lines = linesOf(before, prices);
        fc.pre(lines.some((line) => line.code === code && isBlank(line)));
        const blank = sumOf(lines, plan.currency);
        const filled = sumOf(linesOf({ ...before, [field]: "75" }, prices), plan.currency);
        expect(filled.unknown).toBe(blank.unknown - 1);
        expect(filled.low).toBeGreaterThanOrEqual(blank.low);
        expect(filled.high).toBeGreaterThanOrEqual(blank.high);
      }),
    );
  });

  it("more cycles are never cheaper, not even as rounded", () => {
    fc.assert(
      fc.property(plans, lists, (plan, prices) => {
        fc.pre(plan.cycles < LIMITS.cycles);
        const [less, more] = [plan, { ...plan, cycles: plan.cycles + 1 }].map((each) =>
          sumOf(linesOf(each, prices), plan.currency),
        );
        expect(more?.low).toBeGreaterThanOrEqual(less?.low ?? Number.NaN);
        expect(more?.high).toBeGreaterThanOrEqual(less?.high ?? Number.NaN);
        expect(more?.unknown).toBe(less?.unknown);
      }),
    );
  });
});
