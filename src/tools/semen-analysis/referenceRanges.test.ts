import { assert, constantFrom, double, property } from "../../../tests/support/properties.ts";
import { describe, expect, it } from "vitest";
import { describeReference, rangeOf, REFERENCE_RANGES, statusOf, type Parameter } from "./referenceRanges.ts";

const STEP = 0.1;
const parameters: Parameter[] = [
  "volume",
  "totalSperm",
  "concentration",
  "totalMotility",
  "progressiveMotility",
  "immotile",
  "vitality",
  "normalForms",
  "totalMotileSperm",
];

describe("the limits", () => {
  it.each([
    ["volume", "at least 1.4 mL (95% interval 1.3–1.5)"],
    ["totalSperm", "at least 39 million (95% interval 35–40)"],
    ["concentration", "at least 16 million/mL (95% interval 15–18)"],
    ["totalMotility", "at least 42% (95% interval 40–43)"],
    ["progressiveMotility", "at least 30% (95% interval 29–31)"],
    ["immotile", "at most 58% (95% interval 57–60)"],
    ["vitality", "at least 54% (95% interval 50–56)"],
    ["normalForms", "at least 4% (95% interval 3.9–4)"],
    ["totalMotileSperm", "at least 20 million"],
  ] as const)("%s: %s", (parameter, text) => {
    expect(describeReference(rangeOf(parameter))).toBe(text);
  });

  it("has immotile limits that complement those of total motility", () => {
    const { immotile, totalMotility } = REFERENCE_RANGES;
    expect(immotile.limit).toBe(100 - totalMotility.limit);
    expect(immotile.interval).toEqual([100 - totalMotility.interval[1], 100 - totalMotility.interval[0]]);
  });

  it.each(parameters)("%s: exactly at the limit is normal, one step beyond is not", (parameter) => {
    const range = rangeOf(parameter);
    expect(statusOf(range.limit, range)).toBe("normal");
    const beyond = range.normal === "above" ? range.limit - STEP : range.limit + STEP;
    expect(statusOf(Number(beyond.toFixed(1)), range)).toBe(range.interval ? "at the limit" : "low");
  });

  it.each(parameters)(
    "%s: is at the limit to the end of the limit's own interval, and no further",
    (parameter) => {
      const range = rangeOf(parameter);
      const { normal, limit, interval = [limit, limit] } = range;
      const [end, beyond, outside] =
        normal === "above"
          ? ([interval[0], interval[0] - STEP, "low"] as const)
          : ([interval[1], interval[1] + STEP, "high"] as const);
      expect(statusOf(end, range)).toBe(end === limit ? "normal" : "at the limit");
      expect(statusOf(beyond, range)).toBe(outside);
    },
  );

  it("calls 29% beside a limit of 30 (29–31) neither low nor normal", () => {
    expect(statusOf(29, REFERENCE_RANGES.progressiveMotility)).toBe("at the limit");
    expect(statusOf(28.9, REFERENCE_RANGES.progressiveMotility)).toBe("low");
    expect(statusOf(30.5, REFERENCE_RANGES.progressiveMotility)).toBe("normal");
  });

  it("knows two sides of every limit and nothing between", () => {
    assert(
      property(
        constantFrom(...parameters),
        double({ min: 0, max: 1000, noNaN: true }),
        (parameter, value) => {
          const range = rangeOf(parameter);
          const isNormal = range.normal === "above" ? value >= range.limit : value <= range.limit;
          expect(statusOf(value, range) === "normal").toBe(isNormal);
        },
      ),
    );
  });
});
