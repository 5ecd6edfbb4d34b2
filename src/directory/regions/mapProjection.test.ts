import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import { czechRepublic } from "@/directory/countries/czech-republic/country.ts";
import { loadFacts } from "./countryFacts.ts";
import { OUTLINE_WIDTH, projectionOf } from "@/ui/mapProjection.ts";
import { placesOfCountry } from "./places.ts";

describe.for(COUNTRIES)("On the map of $name", (country) => {
  test("north is up, east is right, and everything lies on it", async () => {
    const facts = await loadFacts(country);
    const { width, height, place } = projectionOf(facts.bounds, 400);
    expect(width).toBe(400);
    for (const {
      place: { east, north },
    } of placesOfCountry(country, facts)) {
      const { x, y } = place(east, north);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      expect(place(east + 0.1, north).x).toBeGreaterThan(x);
      expect(place(east, north + 0.1).y).toBeLessThan(y);
    }
  });

  test("the picture of the outline is as large as the map that the cities are put on", async () => {
    const facts = await loadFacts(country);
    const { width, height } = projectionOf(facts.bounds, OUTLINE_WIDTH);
    const picture = readFileSync(`public/maps/${country.slug}.svg`, "utf8");
    expect(picture).toContain(`width="${width}" height="${height}"`);
  });
});

test("a degree east is shorter than a degree north, as it is so far from the equator", async () => {
  const facts = await loadFacts(czechRepublic);
  const { place } = projectionOf(facts.bounds, 400);
  const from = place(14, 50);
  const eastwards = place(15, 50).x - from.x;
  const northwards = from.y - place(14, 51).y;
  expect(eastwards / northwards).toBeCloseTo(Math.cos((49.8 * Math.PI) / 180), 2);
});
