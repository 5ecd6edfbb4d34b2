import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { comparable } from "@/directory/facts/comparable.ts";
import type { PriceBasis } from "@/directory/facts/measure.ts";
import { writeNotes } from "../../../tests/support/noteWriter.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { prices } from "../../../tests/support/factArbitraries.ts";
import { comparablePrices } from "./comparablePrices.ts";
import type { Clinic } from "./clinic.ts";
import { splitNotes } from "./noteCodes.ts";

const headlines: fc.Arbitrary<PriceBasis> = prices.map((price) =>
  Object.assign({}, price, {
    ...{ item: "ivf_cycle", per: "cycle", currency: "EUR", group: null },
    ...{ includes: price.includes.filter((code) => code === "icsi"), excludes: [] },
  }),
);

function listed(some: PriceBasis[]): Map<Clinic, PriceBasis> {
  return new Map(
    some.map((price) => [
      exampleClinic({ priceEuros: 3000, notes: splitNotes(writeNotes({ price })) }),
      price,
    ]),
  );
}

test("whatever prices there are, the rule allows comparing all that are chosen", () => {
  fc.assert(
    fc.property(fc.array(headlines, { maxLength: 12 }), (some) => {
      const clinics = listed(some);
      const chosen = comparablePrices([...clinics.keys()]).map((clinic) => clinics.get(clinic)!);
      for (const one of chosen) for (const other of chosen) expect(comparable(one, other)).toBeNull();
    }),
  );
});

test("two prices that the rule allows to compare are both chosen", () => {
  fc.assert(
    fc.property(headlines, headlines, (one, other) => {
      const isAllowed = comparable(one, other) === null;
      // Leap years make this up to two days short of two years.
      const chosen = comparablePrices([...listed([one, other]).keys()]).length;
      if (isAllowed && !isNearlyTwoYears([one, other])) expect(chosen).toBe(2);
      if (!isAllowed) expect(chosen).toBe(1);
    }),
  );
});

function isNearlyTwoYears(some: PriceBasis[]): boolean {
  const [one = 0, other = 0] = some.map(
    (price) => Date.parse(price.listDate ?? price.checkedOn) / 86_400_000,
  );
  return Math.abs(one - other) > 729;
}

test("a note in words of another version is never chosen", () => {
  const unreadable = exampleClinic({ priceEuros: 3000, notes: { price: "something else" } });
  expect(comparablePrices([unreadable, unreadable])).toEqual([]);
});

test("a note of a day that is in no calendar is left out, and takes no other along", () => {
  const [good, bad] = ["c-2026-01-01i-", "c-2026-13-45i-"].map((price) =>
    exampleClinic({ notes: { price } }),
  );
  expect(comparablePrices([good!, bad!, good!])).toEqual([good, good]);
});

const priced = (price: string) => exampleClinic({ id: price, notes: { price } });

test("the largest group is chosen, wherever its clinics stand", () => {
  const [alone, one, other] = ["c-2026-01-01-", "c-2026-01-01i-", "c-2025-06-01i-"].map(priced);
  expect(comparablePrices([alone!, one!, other!])).toEqual([one, other]);
  expect(comparablePrices([one!, other!, alone!])).toEqual([one, other]);
});

test("lists of two years apart to the day are compared, and a day more is too much", () => {
  const newest = priced("c-2027-01-01i-");
  expect(comparablePrices([newest, priced("c-2025-01-01i-")])).toHaveLength(2);
  expect(comparablePrices([newest, priced("c-2024-12-31i-")])).toEqual([newest]);
});
