import { expect, test } from "vitest";
import { distanceInKm } from "./distance.ts";

const PRAGUE = { east: 14.42, north: 50.09 };

test.for([
  ["Brno", { east: 16.61, north: 49.2 }, 185],
  ["Warsaw", { east: 21.01, north: 52.23 }, 517],
  ["itself", PRAGUE, 0],
  ["a quarter of the way round", { east: PRAGUE.east, north: PRAGUE.north - 90 }, 10_008],
] as const)("Prague and %s are as far apart as a map says", ([, place, kilometres]) => {
  expect(Math.abs(distanceInKm(PRAGUE, place) - kilometres)).toBeLessThan(2);
  expect(distanceInKm(place, PRAGUE)).toBe(distanceInKm(PRAGUE, place));
});
