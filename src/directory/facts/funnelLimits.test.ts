import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { FUNNEL_LEVELS, funnelLimits, funnelPlace } from "./funnelLimits.ts";

const average = fc.double({ min: 0, max: 100, noNaN: true });
const n = fc.integer({ min: 1, max: 3000 });

function cumulative(count: number, treatments: number, share: number): number {
  let [probability, sum] = [(1 - share) ** treatments, 0];
  for (let k = 0; k <= count; k++) {
    sum += probability;
    probability *= ((treatments - k) / (k + 1)) * (share / (1 - share));
  }
  return sum;
}

test("limits enclose the average and stay between 0% and 100%, whatever the size", () => {
  fc.assert(
    fc.property(average, n, fc.constantFrom(...FUNNEL_LEVELS), (percent, treatments, level) => {
      const { lowest, highest } = funnelLimits(percent, treatments, level);
      expect(lowest).toBeGreaterThanOrEqual(0);
      expect(highest).toBeLessThanOrEqual(100);
      expect(lowest).toBeLessThanOrEqual(percent + 1e-6);
      expect(highest).toBeGreaterThanOrEqual(percent - 1e-6);
    }),
  );
});

test("the 99.8% limits lie outside the 95% limits", () => {
  fc.assert(
    fc.property(average, n, (percent, treatments) => {
      const [inner, outer] = FUNNEL_LEVELS.map((level) => funnelLimits(percent, treatments, level));
      expect(outer!.lowest).toBeLessThanOrEqual(inner!.lowest + 1e-9);
      expect(outer!.highest).toBeGreaterThanOrEqual(inner!.highest - 1e-9);
    }),
  );
});

test("four times as many treatments make a narrower funnel", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 95 }), fc.integer({ min: 60, max: 700 }), (percent, treatments) => {
      const [few, many] = [treatments, 4 * treatments].map((each) => funnelLimits(percent, each, 0.95));
      expect(many!.highest - many!.lowest).toBeLessThan(few!.highest - few!.lowest);
    }),
  );
});

test("failures have the funnel of successes, upside down", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), n, (percent, treatments) => {
      const [births, none] = [percent, 100 - percent].map((each) => funnelLimits(each, treatments, 0.95));
      // Interpolation counts down from the next whole count, so that the two sides differ by one at most.
      expect(Math.abs(births!.lowest - (100 - none!.highest))).toBeLessThanOrEqual(100 / treatments + 1e-6);
    }),
  );
});

test("just below the lower limit lies less than 2.5% of the distribution, and up to it at least as much", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 60, max: 500 }),
      (percent, treatments) => {
        const { lowest, highest } = funnelLimits(percent, treatments, 0.95);
        const share = percent / 100;
        for (const [limit, quantile] of [
          [lowest, 0.025],
          [highest, 0.975],
        ] as const) {
          const count = (limit * treatments) / 100;
          expect(cumulative(Math.ceil(count - 1e-9) - 1, treatments, share)).toBeLessThanOrEqual(
            quantile + 1e-6,
          );
          expect(cumulative(Math.ceil(count - 1e-9), treatments, share)).toBeGreaterThanOrEqual(
            quantile - 1e-6,
          );
        }
      },
    ),
  );
});

test("an average of none or of all leaves chance no room", () => {
  expect(funnelLimits(0, 50, 0.95)).toEqual({ lowest: 0, highest: 0 });
  expect(funnelLimits(100, 50, 0.998)).toEqual({ lowest: 100, highest: 100 });
});

test("one treatment says nothing: its funnel reaches nearly from end to end", () => {
  const { lowest, highest } = funnelLimits(34, 1, 0.95);
  expect(lowest).toBe(0);
  expect(highest).toBeGreaterThan(90);
});

test("between two counts a limit lies where the distribution would reach it", () => {
  // Of ten at one half: 11 of 1024 cases have at most one success, 45 have two, 1013 have at most eight.
  const { lowest, highest } = funnelLimits(50, 10, 0.95);
  expect(lowest).toBeCloseTo(10 * (2 - (56 - 0.025 * 1024) / 45), 6);
  expect(highest).toBeCloseTo(10 * (8 - (1013 - 0.975 * 1024) / 45), 6);
  const nearlyAll = funnelLimits(90, 2, 0.95);
  expect(nearlyAll.highest).toBeCloseTo(50 * (2 - 0.025 / 0.81), 6);
});

function place(rate: number, percent: number, treatments: number): string {
  const [inner, outer] = FUNNEL_LEVELS.map((level) => funnelLimits(percent, treatments, level));
  return funnelPlace(rate, inner!, outer!);
}

test("a rate just on a limit is not beyond it", () => {
  const [inner, outer] = FUNNEL_LEVELS.map((level) => funnelLimits(34, 700, level));
  expect([inner!.lowest, inner!.highest].map((rate) => place(rate, 34, 700))).toEqual(["within", "within"]);
  expect([outer!.lowest, outer!.highest].map((rate) => place(rate, 34, 700))).toEqual(["below", "above"]);
});

test("a rate stands within the limits, beyond them or far beyond", () => {
  expect(place(32, 34, 647)).toBe("within");
  expect(place(39, 34, 692)).toBe("above");
  expect(place(39, 34, 1290)).toBe("far-above");
  expect(place(29, 34, 905)).toBe("far-below");
  expect(place(30, 34, 700)).toBe("below");
});
