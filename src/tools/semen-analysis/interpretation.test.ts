import { assert, double, integer, option, property, record } from "../../../tests/support/properties.ts";
import { describe, expect, it } from "vitest";
import {
  concentration,
  contradictions,
  interpret,
  totalMotileSperm,
  type Interpretation,
  type SemenSample,
} from "./interpretation.ts";

const AT_THE_LIMITS: SemenSample = {
  volume: 1.4,
  totalSperm: 50,
  totalMotility: 42,
  progressiveMotility: 30,
  immotile: 58,
  vitality: 54,
  normalForms: 4,
};

function statuses({ rows }: Interpretation) {
  return Object.fromEntries(rows.map(({ parameter, status }) => [parameter, status]));
}

describe("derived values", () => {
  it.each([
    [100, 50, 50],
    [50, 40, 20],
    [39, 42, 16.38],
    [66.6, 30, 19.98],
    [0.1, 0.1, 0.0001],
  ])("%d million, %d %% motile: %d million motile", (totalSperm, totalMotility, expected) => {
    expect(totalMotileSperm({ volume: 3, totalSperm, totalMotility })).toBe(expected);
  });

  it("counts motile sperm independently of the volume", () => {
    const sample = { totalSperm: 80, totalMotility: 30 };
    expect(totalMotileSperm({ ...sample, volume: 1 })).toBe(totalMotileSperm({ ...sample, volume: 9 }));
  });

  it.each([
    [39, 1.5, 26],
    [40, 2.5, 16],
    [100, 3, 33.33],
  ])("%d million in %d mL: %d million/mL", (totalSperm, volume, expected) => {
    expect(concentration({ volume, totalSperm, totalMotility: 50 })).toBe(expected);
  });
});

describe("rows", () => {
  it("are all normal exactly at the limits", () => {
    const { rows, summary } = interpret(AT_THE_LIMITS);
    expect(rows).toHaveLength(9);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["normal"]));
    expect(summary.headline).toBe("All 9 values are on the normal side of their limits");
    expect(rows[0]?.description).toContain("exactly at the limit, which counts as normal");
  });

  it("are at the limit one step beyond it", () => {
    const result = interpret({
      volume: 1.3,
      totalSperm: 38.9,
      totalMotility: 41.9,
      progressiveMotility: 29.9,
      immotile: 58.1,
      vitality: 53.9,
      normalForms: 3.9,
    });
    expect(statuses(result)).toEqual({
      volume: "at the limit",
      totalSperm: "at the limit",
      concentration: "normal",
      totalMotility: "at the limit",
      progressiveMotility: "at the limit",
      immotile: "at the limit",
      vitality: "at the limit",
      normalForms: "at the limit",
      totalMotileSperm: "low",
    });
  });

  it("are low, or high for immotile, one step beyond the limits' own uncertainty", () => {
    const result = interpret({
      volume: 1.2,
      totalSperm: 34.9,
      totalMotility: 39.9,
      progressiveMotility: 28.9,
      immotile: 60.1,
      vitality: 49.9,
      normalForms: 3.8,
    });
    expect(statuses(result)).toEqual({
      volume: "low",
      totalSperm: "low",
      concentration: "normal",
      totalMotility: "low",
      progressiveMotility: "low",
      immotile: "high",
      vitality: "low",
      normalForms: "low",
      totalMotileSperm: "low",
    });
  });

  it("leaves out optional values that are missing, and evaluates those that are zero", () => {
    const required = { volume: 3, totalSperm: 100, totalMotility: 60 };
    expect(Object.keys(statuses(interpret(required)))).toEqual([
      "volume",
      "totalSperm",
      "concentration",
      "totalMotility",
      "totalMotileSperm",
    ]);
    const withZeros = { ...required, progressiveMotility: 0, immotile: 0, vitality: 0, normalForms: 0 };
    expect(statuses(interpret(withZeros))).toMatchObject({
      progressiveMotility: "low",
      immotile: "normal",
      vitality: "low",
      normalForms: "low",
    });
  });

  it("says when a value is past the limit but within its own uncertainty", () => {
    const [near] = interpret({ ...AT_THE_LIMITS, volume: 1.3 }).rows;
    expect(near?.description).toContain("within the limit’s own uncertainty (1.3–1.5)");
    expect(near?.description).toContain("so the difference means little");
    const high = interpret({ ...AT_THE_LIMITS, immotile: 59 }).rows.find(
      ({ parameter }) => parameter === "immotile",
    );
    expect(high?.description).toContain(
      "just above the limit, and within the limit’s own uncertainty (57–60)",
    );
    const [far] = interpret({ ...AT_THE_LIMITS, volume: 1.2 }).rows;
    expect(far?.description).toContain("below the limit");
    expect(far?.description).not.toContain("uncertainty");
  });

  it("calls 20 million motile sperm a clinical threshold, not the WHO's", () => {
    const row = interpret(AT_THE_LIMITS).rows.at(-1);
    expect(row).toMatchObject({ parameter: "totalMotileSperm", value: 21, reference: "at least 20 million" });
    expect(row?.description).toContain("a commonly used clinical threshold; the WHO sets none");
  });
});

describe("the summary", () => {
  it("names what is outside its limit, in the singular and the plural", () => {
    const one = interpret({ ...AT_THE_LIMITS, vitality: 40 }).summary;
    expect(one.headline).toBe("Talk to a doctor about 1 of your 9 values");
    expect(one.sentences.join(" ")).toContain("vitality");
    const two = interpret({ ...AT_THE_LIMITS, vitality: 40, normalForms: 1 }).summary;
    expect(two.headline).toBe("Talk to a doctor about 2 of your 9 values");
    expect(two.sentences.join(" ")).toContain("vitality and normal forms");
  });

  it("names what is at its limit, and calls it neither low nor a reason to worry", () => {
    const one = interpret({ ...AT_THE_LIMITS, progressiveMotility: 29 }).summary;
    expect(one.headline).toBe("1 of 9 values is at its limit; the others are normal");
    expect(one.sentences.join(" ")).toMatch(
      /^At the limit: progressive motility\. The value is just past the limit, but/,
    );
    const two = interpret({ ...AT_THE_LIMITS, progressiveMotility: 29, vitality: 50 }).summary;
    expect(two.headline).toBe("2 of 9 values are at their limits; the others are normal");
    expect(two.sentences.join(" ")).toContain(
      "progressive motility and vitality. These values are just past their limits",
    );
  });

  it("does not count what is at its limit among what is outside", () => {
    const { headline, sentences } = interpret({ ...AT_THE_LIMITS, vitality: 40, volume: 1.3 }).summary;
    expect(headline).toBe("Talk to a doctor about 1 of your 9 values");
    expect(sentences.slice(0, 2)).toEqual([
      "Outside the limit: vitality.",
      "At the limit, within its own uncertainty: semen volume.",
    ]);
  });

  it("says of values that are all normal what one sample can't say", () => {
    const { headline, sentences } = interpret({ volume: 3, totalSperm: 120, totalMotility: 55 }).summary;
    expect(headline).toBe("All 5 values are on the normal side of their limits");
    expect(sentences).toEqual([
      "That is reassuring.",
      "It is one sample on one day, and only one part of the picture: a doctor looks at both partners together.",
    ]);
  });

  it("has nothing but what is outside, what it means and what to do, where nothing else is missed", () => {
    const { sentences } = interpret({ ...AT_THE_LIMITS, vitality: 40 }).summary;
    expect(sentences).toEqual([
      "Outside the limit: vitality.",
      expect.stringMatching(/^This doesn’t decide whether you can have a child: /),
      "Ask a doctor about a second sample before you conclude anything.",
    ]);
  });

  it("never says 'infertile' or anything like it, nor NaN, whatever the values", () => {
    const percent = option(integer({ min: 0, max: 100 }), { nil: undefined });
    const sample = record({
      volume: double({ min: 0.1, max: 50, noNaN: true }),
      totalSperm: double({ min: 0.1, max: 10_000, noNaN: true }),
      totalMotility: integer({ min: 1, max: 100 }),
      progressiveMotility: percent,
      immotile: percent,
      vitality: percent,
      normalForms: percent,
    });
    assert(
      property(sample, (values) => {
        expect(JSON.stringify(interpret(values))).not.toMatch(/fertil|sterile|NaN|Infinity|undefined/i);
      }),
    );
  });
});

describe("contradictions", () => {
  it("notes progressive motility above total motility", () => {
    expect(contradictions({ volume: 1.4, totalSperm: 39, totalMotility: 42 })).toEqual([]);
    expect(contradictions({ ...AT_THE_LIMITS, progressiveMotility: 43 })).toHaveLength(1);
    expect(contradictions({ ...AT_THE_LIMITS, progressiveMotility: 42 })).toHaveLength(0);
  });

  it.each([
    [54, 0],
    [42, 0],
    [40, 0],
    [39.9, 1],
    [0, 1],
  ])("with 42 %% motile and %d %% alive there are %i notes, as what moves is alive", (vitality, notes) => {
    const found = contradictions({ ...AT_THE_LIMITS, vitality });
    expect(found).toHaveLength(notes);
    expect(found.join()).toMatch(notes === 0 ? /^$/ : /^Every sperm that moves is alive/);
  });

  it.each([
    [58, 0],
    [60, 0],
    [56, 0],
    [61, 1],
    [0, 1],
    [100, 1],
  ])("with 42 %% motile and %i %% immotile there are %i notes", (immotile, notes) => {
    expect(contradictions({ ...AT_THE_LIMITS, immotile })).toHaveLength(notes);
  });
});
