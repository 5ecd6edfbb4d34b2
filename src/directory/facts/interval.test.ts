import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { wilsonInterval } from "./interval.ts";

// The first is from Newcombe, Stat Med 1998;17:857–872, table I; the others from the formula's ends.
test.for([
  [(100 * 81) / 263, 263, 25.53, 36.62],
  [(100 * 15) / 148, 148, 6.24, 16.05],
  [0, 20, 0, 16.11],
  [(100 * 1) / 29, 29, 0.61, 17.18],
])("%d %% of %d lies between %d and %d %%", ([percentage = 0, n = 1, lowest = 0, highest = 0]) => {
  const interval = wilsonInterval(percentage, n);
  expect(interval.lowest).toBeCloseTo(lowest, 2);
  expect(interval.highest).toBeCloseTo(highest, 2);
});

const share = fc.double({ min: 0, max: 100, noNaN: true });
const many = fc.integer({ min: 1, max: 100_000 });

test("an interval holds the rate, stays within 0 to 100, and narrows with more treatments", () => {
  fc.assert(
    fc.property(share, many, (percentage, n) => {
      const { lowest, highest } = wilsonInterval(percentage, n);
      expect(lowest).toBeGreaterThanOrEqual(0);
      expect(highest).toBeLessThanOrEqual(100);
      expect(lowest).toBeLessThanOrEqual(percentage + 1e-9);
      expect(highest).toBeGreaterThanOrEqual(percentage - 1e-9);
      const more = wilsonInterval(percentage, n * 2);
      expect(more.highest - more.lowest).toBeLessThan(highest - lowest);
    }),
  );
});

test("failures have the mirrored interval of successes", () => {
  fc.assert(
    fc.property(share, many, (percentage, n) => {
      const successes = wilsonInterval(percentage, n);
      const failures = wilsonInterval(100 - percentage, n);
      expect(failures.lowest).toBeCloseTo(100 - successes.highest, 6);
    }),
  );
});
