import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outlineOf, OUTLINE_WIDTH } from "./countryMaps.ts";
import { projectionOf } from "./mapProjection.ts";
import { placesOfCountry } from "./places.ts";
import { COUNTRY_LINKS, CZECH_REPUBLIC } from "./regionLinks.ts";

test("north is up, east is right, and everything lies on the map", () => {
  for (const country of COUNTRY_LINKS) {
    const { width, height, place } = projectionOf(outlineOf(country).bounds, 400);
    expect(width).toBe(400);
    for (const { east, north } of placesOfCountry(country)) {
      const { x, y } = place(east, north);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      expect(place(east + 0.1, north).x).toBeGreaterThan(x);
      expect(place(east, north + 0.1).y).toBeLessThan(y);
    }
  }
});

test("a degree east is shorter than a degree north, as it is so far from the equator", () => {
  const { place } = projectionOf(outlineOf(CZECH_REPUBLIC).bounds, 400);
  const from = place(14, 50);
  const eastwards = place(15, 50).x - from.x;
  const northwards = from.y - place(14, 51).y;
  expect(eastwards / northwards).toBeCloseTo(Math.cos((49.8 * Math.PI) / 180), 2);
});

test("the picture of each outline is as large as the map that the cities are put on", () => {
  for (const country of COUNTRY_LINKS) {
    const { picture, bounds } = outlineOf(country);
    const { width, height } = projectionOf(bounds, OUTLINE_WIDTH);
    expect(readFileSync(`public${picture}`, "utf8")).toContain(`width="${width}" height="${height}"`);
  }
});
