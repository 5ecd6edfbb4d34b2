import { assert, constantFrom, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { describeReference, rangeOf, REFERENCE_RANGES, statusOf, type Parameter } from "./referenceRanges.ts";

/** The smallest step a laboratory reports. */
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
    ["immotile", "at most 58%"],
    ["vitality", "at least 54% (95% interval 50–56)"],
    ["normalForms", "at least 4% (95% interval 3.9–4)"],
    ["totalMotileSperm", "at least 20 million"],
  ] as const)("%s: %s", (parameter, text) => {
    expect(describeReference(rangeOf(parameter))).toBe(text);
  });

  it("leaves immotile what total motility does not take", () => {
    expect(REFERENCE_RANGES.immotile.limit).toBe(100 - REFERENCE_RANGES.totalMotility.limit);
  });

  it.each(parameters)("%s: exactly at the limit is normal, one step beyond is not", (parameter) => {
    const range = rangeOf(parameter);
    expect(statusOf(range.limit, range)).toBe("normal");
    if (range.normal === "above") expect(statusOf(range.limit - STEP, range)).toBe("low");
    else expect(statusOf(range.limit + STEP, range)).toBe("high");
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
