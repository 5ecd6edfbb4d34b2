import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import {
  bases,
  manyAlike,
  nearlyAlike,
  prices,
  rates,
  reviews,
} from "../../../tests/support/factArbitraries.ts";
import { comparable, differences, largestComparable, type Difference } from "./comparable.ts";
import type { Basis, PriceBasis, RateBasis } from "./measure.ts";

const rate: RateBasis = {
  kind: "rate",
  outcome: "live_birth",
  denominator: "started_cycle",
  eggs: "own",
  embryos: "any",
  tested: false,
  ageFrom: 35,
  ageTo: 37,
  periodFrom: "2023-01-01",
  periodTo: "2023-12-31",
  n: 200,
  range: null,
  verdict: null,
  publishedBy: "clinic",
  checkedOn: "2026-11-22",
};

const price: PriceBasis = {
  kind: "price",
  item: "ivf_cycle",
  per: "cycle",
  currency: "EUR",
  group: null,
  includes: ["icsi", "transfer"],
  excludes: ["drugs"],
  listDate: "2026-01-01",
  publishedBy: "clinic",
  checkedOn: "2026-11-22",
};

describe("Two figures", () => {
  test("can be compared with themselves without a winner", () => {
    fc.assert(
      fc.property(bases, (one) => {
        expect(comparable(one, one)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(bases, bases, (one, other) => {
        expect(differences(one, other)).toEqual(differences(other, one));
      }),
    );
  });

  test("may be compared only if nothing but the time, the count, the reader or what they derive differs", () => {
    let compared = 0;
    fc.assert(
      fc.property(nearlyAlike, ([one, other]) => {
        if (comparable(one, other) !== null) return;
        compared++;
        const { n, range, verdict, publishedBy, checkedOn, periodFrom, periodTo } = other;
        expect({ ...one, n, range, verdict, publishedBy, checkedOn, periodFrom, periodTo }).toEqual(other);
        expect(one.publishedBy === "register").toBe(other.publishedBy === "register");
        expect(one.periodFrom <= other.periodTo && other.periodFrom <= one.periodTo).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  test.for<[Difference, Partial<RateBasis>]>([
    ["outcome", { outcome: "clinical_pregnancy" }],
    ["denominator", { denominator: "transfer" }],
    ["eggs", { eggs: "donor" }],
    ["embryos", { embryos: "fresh" }],
    ["testing", { tested: true }],
    ["testing", { tested: null }],
    ["ages", { ageTo: 39 }],
    ["ages", { ageFrom: 34 }],
    ["ages", { ageFrom: null, ageTo: null }],
    ["source", { publishedBy: "register" }],
    ["period", { periodFrom: "2024-01-01", periodTo: "2024-12-31" }],
  ])("with another %s are kept apart, for that reason: %o", ([reason, change]) => {
    expect(comparable(rate, { ...rate, ...change })).toBe(reason);
  });

  test.for<Partial<RateBasis>>([
    { n: null },
    { range: { lowest: 15, highest: 26 }, verdict: "above" },
    { publishedBy: "third_party" },
    { checkedOn: "2024-01-01" },
    { periodFrom: "2023-12-31", periodTo: "2025-12-31" },
  ])("are compared although %o differs", (change) => {
    expect(comparable(rate, { ...rate, ...change })).toBeNull();
  });

  test.for<[Difference, Partial<PriceBasis>]>([
    ["item", { item: "egg_donation_cycle" }],
    ["per", { per: "embryo" }],
    ["currency", { currency: "CZK" }],
    ["patients", { group: "foreign" }],
    ["inclusions", { includes: ["transfer"] }],
    ["inclusions", { excludes: [] }],
    ["inclusions", { includes: ["transfer"], excludes: ["drugs", "icsi"] }],
    ["list-date", { listDate: "2023-12-31" }],
    ["list-date", { listDate: null, checkedOn: "2028-01-02" }],
  ])("prices with another %s are kept apart: %o", ([reason, change]) => {
    expect(comparable(price, { ...price, ...change })).toBe(reason);
  });

  test("prices include the same in whatever order it is listed", () => {
    expect(comparable(price, { ...price, includes: ["transfer", "icsi"] })).toBeNull();
    expect(comparable(price, { ...price, listDate: "2024-01-01" })).toBeNull();
  });

  test("reviews need the same platform and scale", () => {
    fc.assert(
      fc.property(reviews, reviews, (one, other) => {
        const isAlike = one.platform === other.platform && one.scale === other.scale;
        expect(comparable(one, other) === null).toBe(isAlike);
      }),
    );
  });

  test("of different kinds are never compared", () => {
    fc.assert(
      fc.property(rates, prices, (one, other) => {
        expect(differences(one, other)).toEqual(["kind"]);
      }),
    );
  });
});

const allAlike = (group: Basis[]) => group.every((a) => group.every((b) => comparable(a, b) === null));

describe("The largest group", () => {
  const known = manyAlike.map((figures) =>
    figures.map(({ basis }) => basis).filter((basis) => basis !== null),
  );

  test("holds only figures that may all be compared with each other", () => {
    fc.assert(
      fc.property(known, (all) => {
        const group = largestComparable(all, (basis) => basis);
        expect(allAlike(group)).toBe(true);
        expect(group.every((basis) => all.includes(basis))).toBe(true);
      }),
    );
  });

  test("is as large as any that could be picked by hand", () => {
    fc.assert(
      fc.property(known, (all) => {
        const subsets = Array.from({ length: 2 ** all.length }, (_, bits) =>
          all.filter((_each, index) => bits & (2 ** index)),
        );
        const largest = Math.max(...subsets.filter(allAlike).map((subset) => subset.length));
        expect(largestComparable(all, (basis) => basis)).toHaveLength(largest);
      }),
    );
  });

  test("is the same in whatever order the figures come", () => {
    fc.assert(
      fc.property(known, (all) => {
        const there = largestComparable(all, (basis) => basis);
        const back = largestComparable(all.toReversed(), (basis) => basis);
        expect(new Set(back)).toEqual(new Set(there));
      }),
    );
  });

  test("is the newer one of two that are equally large", () => {
    const old = { ...rate, outcome: "delivery", periodFrom: "2019-01-01", periodTo: "2019-12-31" } as const;
    expect(largestComparable<Basis>([old, rate, old, rate], (basis) => basis)).toEqual([rate, rate]);
    expect(largestComparable<Basis>([rate, old], (basis) => basis)).toEqual([rate]);
  });

  test("of two that are equally large and new is always the same one", () => {
    const other = { ...rate, outcome: "delivery" } as const;
    const chosen = [
      [rate, other],
      [other, rate],
    ].map((figures) => largestComparable<Basis>(figures, (basis) => basis));
    expect(chosen[0]).toEqual(chosen[1]);
    expect(chosen[0]).toHaveLength(1);
  });
});
