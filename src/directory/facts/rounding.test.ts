import * as fc from "../../../tests/support/properties.ts";
import { expect, it } from "vitest";
import { roundAbout } from "./rounding.ts";

it.each([
  [4_479, 4_500],
  [12_345, 12_000],
  [123_000, 120_000],
  [3_200, 3_200],
  [87.4, 87],
  [3.2, 3],
  [0, 0],
  [999.6, 1_000],
])("%d keeps two digits that count: about %d", (amount, about) => {
  expect(roundAbout(amount)).toBe(about);
});

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

it("what is said is within a twentieth of the true amount", () => {
  fc.assert(
    fc.property(amount, (exact) => {
      expect(Math.abs(roundAbout(exact) - exact)).toBeLessThanOrEqual(Math.max(0.5, exact / 20) + 1e-6);
    }),
  );
});

it("more money is never shown as less", () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(roundAbout(more)).toBeGreaterThanOrEqual(roundAbout(less));
    }),
  );
});
