import { expect, test } from "vitest";
import { projectionOf, OUTLINE_WIDTH } from "../src/ui/mapProjection.ts";
import { boundsOf, drawOutline, mainBorder } from "./outline.ts";

const ISLAND = [
  [9, 44],
  [9.1, 44],
  [9, 44.1],
  [9, 44],
];
const MAINLAND = [
  [10.001, 45],
  [14, 45],
  [14, 48],
  [10.001, 48],
  [10.001, 45],
];
const COUNTRY = {
  type: "FeatureCollection",
  features: [{ type: "Feature", geometry: { type: "MultiPolygon", coordinates: [[ISLAND], [MAINLAND]] } }],
};

test("the outline of a country is its mainland, as large as its map", () => {
  const ring = mainBorder(COUNTRY);
  const bounds = boundsOf(ring);
  expect(bounds).toEqual({ west: 10, south: 45, east: 14, north: 48 });
  const { width, height } = projectionOf(bounds, OUTLINE_WIDTH);
  const picture = drawOutline(ring);
  expect(picture).toContain(`width="${width}" height="${height}"`);
  expect(picture.match(/Q/g)).toHaveLength(4);
});

test("a file without borders is refused with a message that says what it must be", () => {
  expect(() => mainBorder({ type: "Point", coordinates: [10, 45] })).toThrow("It must be GeoJSON");
});
