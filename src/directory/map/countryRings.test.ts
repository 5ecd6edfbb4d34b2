import { expect, test } from "vitest";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { countryRings, middleOf } from "./countryRings.ts";

test("every country whose law we tell lies on the map, and no part of one belongs to two", () => {
  const taken = new Map<object, string>();
  for (const country of COUNTRIES_WITH_RULES) {
    const rings = countryRings(country);
    expect(rings.length, country).toBeGreaterThan(0);
    expect(middleOf(country), country).toBeDefined();
    for (const ring of rings) {
      expect(taken.get(ring), country).toBeUndefined();
      taken.set(ring, country);
    }
  }
});

test.each([
  ["United Kingdom", 2],
  ["Italy", 3],
  ["Denmark", 2],
  ["Greece", 2],
  ["France", 2],
  ["Czechia", 1],
])("%s is drawn in %i parts", (country, parts) => {
  expect(countryRings(country)).toHaveLength(parts);
});

test("a country that we cannot name has no borders", () => {
  expect(countryRings("Atlantis")).toEqual([]);
});
