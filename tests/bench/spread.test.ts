import { expect, test } from "vitest";
import { Calibration } from "./calibration.ts";
import { describeSpread, judge, judgeRatios, spreadOf, together } from "./spread.ts";

test("a row tells the median with the least and the most of its rounds", () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ least: 1, low: 2, median: 3, high: 4, most: 5 });
  expect(spreadOf([10, 20])).toMatchObject({ low: 12.5, median: 15, high: 17.5 });
  expect(describeSpread([38, 55, 41])).toBe("41 (38–55)");
  expect(describeSpread([1.26, 1.31, 1.44], 2)).toBe("1.31 (1.26–1.44)");
  expect(describeSpread([100, 100, 100])).toBe("100");
});

test("a goal is kept or missed only where the rounds agree", () => {
  expect(judge([40, 41, 42, 43, 90], { atMost: 50 })).toBe("yes");
  expect(judge([60, 61, 62, 63, 20], { atMost: 50 })).toBe("no");
  expect(judge([40, 41, 49, 56, 58], { atMost: 50 })).toBe("too noisy");
  expect(judge([40, 45, 51, 52, 60], { atMost: 50 })).toBe("too noisy");
});

test("a goal may be a least, and a value on it keeps it", () => {
  expect(judge([98, 98, 99], { atLeast: 98 })).toBe("yes");
  expect(judge([97, 97, 97], { atLeast: 98 })).toBe("no");
  expect(judge([90, 97, 98, 99, 100], { atLeast: 98 })).toBe("too noisy");
  expect(judge([50], { atMost: 50 })).toBe("yes");
});

test("a goal that is nearer than the machine wavers is not decided", () => {
  const rounds = [44, 45, 45, 45, 46];
  expect(judge(rounds, { atMost: 50 })).toBe("yes");
  expect(judge(rounds, { atMost: 50 }, 0.09)).toBe("yes");
  expect(judge(rounds, { atMost: 50 }, 0.2)).toBe("too noisy");
  expect(judge(rounds, { atMost: 100 }, 0.2)).toBe("yes");
  expect(judge(rounds, { atMost: 38 }, 0.2)).toBe("too noisy");
  expect(judge(rounds, { atMost: 20 }, 0.2)).toBe("no");
});

test("a machine that wavers by more than half decides nothing, and by less nothing about ratios", () => {
  expect(judge([3_300, 3_338, 3_400], { atMost: 100 }, 1.07)).toBe("too noisy");
  expect(judgeRatios([2.9, 3, 3.1], { atMost: 1.2 }, 1.07)).toBe("too noisy");
  expect(judgeRatios([1.1, 1.15, 1.16], { atMost: 1.2 }, 0.4)).toBe("yes");
  expect(judge([1.1, 1.15, 1.16], { atMost: 1.2 }, 0.4)).toBe("too noisy");
});

test("how much the machine wavers is what its quartiles differ by, of loops after one to warm up", () => {
  const times = [99, 10, 99, 20, 99, 20, 99, 20, 99, 30];
  const calibration = new Calibration(() => times.shift() ?? Number.NaN);
  calibration.tick();
  expect(calibration.wobble).toBe(0);
  for (let round = 2; round <= 5; round++) calibration.tick();
  expect(calibration.times).toEqual([10, 20, 20, 20, 30]);
  expect(calibration.wobble).toBe(0);
  times.push(99, 30, 99, 30);
  calibration.tick();
  calibration.tick();
  expect(calibration.wobble).toBe(0.5);
  expect(calibration.describe()).toBe("20.0 (10.0–30.0) ms, wavering by 50 %");
});

test("the loop takes time, however clever the compiler", () => {
  const calibration = new Calibration();
  calibration.tick();
  expect(calibration.times[0]).toBeGreaterThan(0.5);
});

test("a row of several figures misses its goal by one of them, and is unsure by one", () => {
  expect(together(["yes", "yes"])).toBe("yes");
  expect(together(["yes", "too noisy"])).toBe("too noisy");
  expect(together(["too noisy", "no", "yes"])).toBe("no");
});
