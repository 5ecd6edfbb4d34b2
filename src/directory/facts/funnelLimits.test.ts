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
      expect(births!.lowest).toBeCloseTo(100 - none!.highest, 6);
    }),
  );
});

test("beyond each limit lie whole counts that chance reaches in 2.5% of all cases at most, and no others", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 60, max: 500 }),
      (percent, treatments) => {
        const { lowest, highest } = funnelLimits(percent, treatments, 0.95);
        const share = percent / 100;
        const fewest = Math.ceil((lowest * treatments) / 100 - 1e-9);
        const most = Math.floor((highest * treatments) / 100 + 1e-9);
        const below = (count: number) => cumulative(count, treatments, share);
        const above = (count: number) => 1 - cumulative(count - 1, treatments, share);
        for (const beyond of [below(fewest - 1), above(most + 1)])
          expect(beyond).toBeLessThanOrEqual(0.025 + 1e-6);
        for (const within of [below(fewest), above(most)])
          expect(within).toBeGreaterThanOrEqual(0.025 - 1e-6);
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
  // Of ten at one half: 11 of 1024 cases have at most one success, 45 have two.
  const { lowest, highest } = funnelLimits(50, 10, 0.95);
  expect(lowest).toBeCloseTo(10 * (2 - (56 - 0.025 * 1024) / 45), 6);
  expect(highest).toBeCloseTo(100 - lowest, 6);
  const nearlyAll = funnelLimits(90, 2, 0.95);
  expect(nearlyAll.lowest).toBeCloseTo(50 * (1 - (0.19 - 0.025) / 0.18), 6);
  expect(nearlyAll.highest).toBe(100);
  // Of ten, fewer than all succeed in hardly 1% of cases.
  expect(funnelLimits(99.9, 10, 0.95).lowest).toBeCloseTo(10 * (10 - 0.975 / 0.999 ** 10), 6);
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

test("of two clinics the one that chance would reach more easily is not called further above", () => {
  // At least 57 of 120 happens in 0.17% of cases at 34.12%, at least 194 of 476 in 0.15%.
  expect(place((100 * 57) / 120, 34.12, 120)).toBe("above");
  expect(place((100 * 194) / 476, 34.12, 476)).toBe("above");
});

test("a rate stands within the limits, beyond them or far beyond", () => {
  expect(place(32, 34, 647)).toBe("within");
  expect(place(39, 34, 692)).toBe("above");
  expect(place(39, 34, 1290)).toBe("far-above");
  expect(place(29, 34, 905)).toBe("far-below");
  expect(place(30, 34, 700)).toBe("below");
});
