import * as fc from "fast-check";
import { expect, it } from "vitest";
import { roundAbout } from "@/directory/facts/rounding.ts";
import { roundDown, roundUp } from "./roundOutwards.ts";

it.each([
  [4_479, 4_400, 4_500, 4_500],
  [12_345, 12_000, 13_000, 12_000],
  [123_000, 120_000, 130_000, 120_000],
  [3_200, 3_200, 3_200, 3_200],
  [87.4, 87, 88, 87],
  [3.2, 3, 4, 3],
  [0, 0, 0, 0],
  [999.6, 990, 1_000, 1_000],
])("%d keeps two digits that count: from %d to %d, about %d", (amount, down, up, about) => {
  expect([roundDown(amount), roundUp(amount), roundAbout(amount)]).toEqual([down, up, about]);
});

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

it("the true amount is always within the range, and the range is within a tenth of it", () => {
  fc.assert(
    fc.property(amount, (true_) => {
      expect(roundDown(true_)).toBeLessThanOrEqual(true_ * (1 + 1e-9) + 1e-6);
      expect(roundUp(true_)).toBeGreaterThanOrEqual(true_ * (1 - 1e-9) - 1e-6);
      expect(roundUp(true_) - roundDown(true_)).toBeLessThanOrEqual(Math.max(1, true_ / 10));
    }),
  );
});

it("more money is never shown as less", () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(roundDown(more)).toBeGreaterThanOrEqual(roundDown(less));
      expect(roundUp(more)).toBeGreaterThanOrEqual(roundUp(less));
    }),
  );
});
