import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variationRegions } from "../../../tests/support/variationRegions.ts";

const read = (name: string) => readFileSync(`src/app/fonts/${name}.woff2`);

test("the text font has variations, and none reaches beyond its range, where Firefox drops them all", () => {
  const regions = variationRegions(read("directory-sans"));
  expect(regions.length).toBeGreaterThan(100);
  for (const { start, peak, end } of regions) {
    expect(Math.abs(peak)).toBeLessThanOrEqual(1);
    expect(Math.abs(start)).toBeLessThanOrEqual(1);
    expect(Math.abs(end)).toBeLessThanOrEqual(1);
    expect(start).toBeLessThanOrEqual(peak);
    expect(peak).toBeLessThanOrEqual(end);
  }
});

test("the font of the headings has one weight and no variations", () => {
  expect(variationRegions(read("directory-serif"))).toEqual([]);
});

test("both fonts together stay under 46 kB", () => {
  expect(read("directory-sans").length + read("directory-serif").length).toBeLessThan(46_000);
});
