import { expect, test } from "vitest";
import { projectionOf, smoothPath } from "./mapProjection.ts";
import { placesOfCountry } from "./places.ts";
import { CZECH_REPUBLIC, POLAND } from "./regionLinks.ts";
import { CZECH_OUTLINE, POLISH_OUTLINE } from "./outlines.ts";

test("north is up, east is right, and everything lies on the map", () => {
  for (const [outline, places] of [
    [CZECH_OUTLINE, placesOfCountry(CZECH_REPUBLIC)],
    [POLISH_OUTLINE, placesOfCountry(POLAND)],
  ] as const) {
    const { width, height, place } = projectionOf(outline, 400);
    expect(width).toBe(400);
    for (const { east, north } of places) {
      const { x, y } = place(east, north);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      expect(place(east + 0.1, north).x).toBeGreaterThan(x);
      expect(place(east, north + 0.1).y).toBeLessThan(y);
    }
  }
});

test("a degree east is shorter than a degree north, as it is so far from the equator", () => {
  const { place } = projectionOf(CZECH_OUTLINE, 400);
  const from = place(14, 50);
  const eastwards = place(15, 50).x - from.x;
  const northwards = from.y - place(14, 51).y;
  expect(eastwards / northwards).toBeCloseTo(Math.cos((49.8 * Math.PI) / 180), 2);
});

test("the outline closes where it starts", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(smoothPath(square)).toBe("M0 1Q0 0 1 0 2 0 2 1 2 2 1 2 0 2 0 1Z");
});
