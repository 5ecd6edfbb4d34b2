import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparable } from "@/features/facts/comparable.ts";
import { parsePrice } from "@/features/facts/measure.ts";
import { exampleClinic, priceBasis } from "../../../tests/support/exampleClinic.ts";
import { comparablePrices } from "./comparablePrices.ts";

const clinics = fc.array(
  fc
    .record({
      includes: fc.constantFrom("icsi", "icsi", "transfer"),
      date: fc.date({ min: new Date("2018-01-01"), max: new Date("2026-11-22"), noInvalidDate: true }),
      form: fc.constantFrom("day", "year", "none"),
    })
    .map(({ includes, date, form }) => {
      const day = date.toISOString().slice(0, 10);
      const list = { day, year: day.slice(0, 4), none: "-" }[form] ?? day;
      const line = priceBasis({ includes, date: list }).replace(/[^/]+$/, day);
      return exampleClinic({ priceEuros: 3000, basis: { price: line } });
    }),
  { maxLength: 12 },
);

test("whatever prices there are, those that are chosen may all be compared by the rule", () => {
  fc.assert(
    fc.property(clinics, (some) => {
      const bases = comparablePrices(some).map(({ basis }) => parsePrice(basis.price ?? ""));
      for (const one of bases)
        for (const other of bases) {
          if (!one || !other) throw new Error("A price that can't be read was chosen");
          expect(comparable(one, other)).toBeNull();
        }
    }),
  );
});

test("two that the rule compares are chosen both", () => {
  fc.assert(
    fc.property(clinics, (some) => {
      const [one, other] = some;
      if (!one || !other) return;
      const bases = [one, other].map(({ basis }) => parsePrice(basis.price ?? ""));
      const isAllowed = bases[0] && bases[1] && comparable(bases[0], bases[1]) === null;
      // Up to two days short of the rule's two years, for the sake of leap years.
      const chosen = comparablePrices([one, other]).length;
      if (isAllowed && !isNearlyTwoYears(bases)) expect(chosen).toBe(2);
      if (!isAllowed) expect(chosen).toBe(1);
    }),
  );
});

function isNearlyTwoYears(bases: (ReturnType<typeof parsePrice> | undefined)[]): boolean {
  const days = bases.map((basis) => Date.parse(basis?.listDate ?? basis?.checkedOn ?? "") / 86_400_000);
  return Math.abs((days[0] ?? 0) - (days[1] ?? 0)) > 729;
}

test("a line in words of another version is never chosen", () => {
  const unreadable = exampleClinic({ priceEuros: 3000, basis: { price: "something/else" } });
  expect(comparablePrices([unreadable, unreadable])).toEqual([]);
});
