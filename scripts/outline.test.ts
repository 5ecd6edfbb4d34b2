import { expect, test } from "vitest";
import { projectionOf, OUTLINE_WIDTH } from "../src/ui/mapProjection.ts";
import { boundsOf, drawOutline, mainBorders } from "./outline.ts";

const SMALL_ISLAND = [
  [9, 44],
  [9.1, 44],
  [9.15, 44.05],
  [9.1, 44.1],
  [9.05, 44.15],
  [9, 44.1],
  [9, 44],
];
const LARGE_ISLAND = [
  [7, 46],
  [8, 46],
  [8, 47],
  [7, 47],
  [7, 46],
];
const MAINLAND = [
  [10.001, 45],
  [14, 45],
  [14, 48],
  [10.001, 48],
  [10.001, 45],
];

const named = (name: string, part: number[][]) => ({
  ...{ type: "Feature", properties: { name } },
  geometry: { type: "Polygon", coordinates: [part] },
});

const countryOf = (...parts: number[][][]) => ({
  type: "FeatureCollection",
  features: [
    { type: "Feature", geometry: { type: "MultiPolygon", coordinates: parts.map((part) => [part]) } },
  ],
});

test("the outline of a country is its mainland, as large as its map", () => {
  const rings = mainBorders(countryOf(SMALL_ISLAND, MAINLAND));
  const bounds = boundsOf(rings);
  expect(bounds).toEqual({ west: 10, south: 45, east: 14, north: 48 });
  const { width, height } = projectionOf(bounds, OUTLINE_WIDTH);
  const picture = drawOutline(rings);
  expect(picture).toContain(`width="${width}" height="${height}"`);
  expect(picture.match(/Q/g)).toHaveLength(4);
});

test("a part across the sea belongs to it unless it is small beside the mainland", () => {
  const rings = mainBorders(countryOf(SMALL_ISLAND, LARGE_ISLAND, MAINLAND));
  expect(boundsOf(rings)).toEqual({ west: 7, south: 45, east: 14, north: 48 });
  const picture = drawOutline(rings);
  expect(picture.match(/M/g)).toHaveLength(2);
  expect(picture.match(/Q/g)).toHaveLength(8);
});

test("one country is drawn from a file with the whole world, and a country missing from it is named", () => {
  const world = {
    type: "FeatureCollection",
    features: [named("Syldavia", MAINLAND), named("Borduria", LARGE_ISLAND)],
  };
  expect(mainBorders(world, "Borduria")).toEqual([LARGE_ISLAND]);
  expect(() => mainBorders(world, "San Theodoros")).toThrow("no borders of San Theodoros");
});

test("a file without borders is refused with a message that says what it must be", () => {
  expect(() => mainBorders({ type: "Point", coordinates: [10, 45] })).toThrow("It must be GeoJSON");
});
