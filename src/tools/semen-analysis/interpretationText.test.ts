import { expect, test } from "vitest";
import { interpret, type SemenSample } from "./interpretation.ts";

const GOOD: SemenSample = { volume: 3, totalSperm: 120, totalMotility: 55 };

const told = (sample: Partial<SemenSample>, parameter: string) =>
  interpret({ ...GOOD, ...sample }).rows.find((row) => row.parameter === parameter)?.description;
const summary = (sample: Partial<SemenSample>) =>
  interpret({ ...GOOD, ...sample }).summary.sentences.join(" ");

test.each<[Partial<SemenSample>, string, string]>([
  [{ volume: 3 }, "volume", "It is above the limit."],
  [{ volume: 1 }, "volume", "It is below the limit."],
  [{ volume: 1.35 }, "volume", "It is just below the limit"],
  [{ immotile: 45 }, "immotile", "It is below the limit."],
  [{ immotile: 75 }, "immotile", "It is above the limit."],
  [{ immotile: 59 }, "immotile", "It is just above the limit"],
])("%j: %s is on the side that its words say", (sample, parameter, words) => {
  expect(told(sample, parameter)).toContain(words);
});

test("a limit that isn't the WHO's says where it comes from, and no other does", () => {
  expect(told({}, "totalMotileSperm")).toMatch(/commonly used clinical threshold; the WHO sets none/);
  expect(told({ immotile: 45 }, "immotile")).toMatch(/100 minus the one for total motility/);
  expect(told({}, "volume")).toBe("How much fluid was collected. It is above the limit.");
});

test("the summary names the threshold of motile sperm only where that is what was missed", () => {
  expect(summary({ totalSperm: 20 })).toContain("a commonly used threshold, not the WHO’s");
  expect(summary({ volume: 1 })).not.toContain("threshold");
});

test("where that alone was missed, it doesn't speak as if a limit of the WHO's was", () => {
  const alone = summary({ volume: 2, totalSperm: 40, totalMotility: 45 });
  expect(alone).toContain("This doesn’t decide whether you can have a child. The 20 million");
  expect(alone).not.toContain("one in twenty");
  expect(summary({ totalSperm: 20 })).toContain("one in twenty");
});

test("a few thousand sperm are no zero", () => {
  const { rows } = interpret({ volume: 3, totalSperm: 0.012, totalMotility: 20 });
  const values = new Map(rows.map(({ parameter, value }) => [parameter, value]));
  expect([values.get("concentration"), values.get("totalMotileSperm")]).toEqual([0.004, 0.0024]);
});

test("too many immotile sperm count as outside the limit", () => {
  expect(summary({ immotile: 75 })).toMatch(/^Outside the limit: immotile\./i);
});

test("the summary speaks of values at the limit only where there are any", () => {
  expect(summary({ volume: 1 })).not.toContain("At the limit");
  expect(summary({ volume: 1, totalMotility: 41 })).toContain("At the limit, within its own uncertainty");
});

test("the note on motility says what the two shares make together", () => {
  expect(interpret({ ...GOOD, immotile: 30 }).notes.join()).toContain("here they make 85%");
});
