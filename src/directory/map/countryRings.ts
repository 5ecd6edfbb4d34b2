import { BORDERS } from "./borders.ts";

/** Degrees east and north. */
type Position = readonly [east: number, north: number];

/** A place inside each part of a country that the map shows, the largest first. */
const PARTS: Record<string, readonly Position[]> = {
  Austria: [[14.4, 47.6]],
  Belgium: [[4.6, 50.6]],
  Czechia: [[15.5, 49.75]],
  Denmark: [
    [9.3, 56.1],
    [11.8, 55.5],
  ],
  Finland: [[26, 61.6]],
  France: [
    [2.6, 47],
    [9.1, 42.2],
  ],
  Germany: [[10.4, 51.2]],
  Greece: [
    [22, 39.5],
    [24.9, 35.2],
  ],
  Italy: [
    [11.5, 43.8],
    [14.1, 37.6],
    [9, 40.1],
  ],
  Poland: [[19.3, 52.2]],
  Spain: [[-3.8, 40]],
  Sweden: [[14.6, 58.5]],
  "United Kingdom": [
    [-1.6, 52.6],
    [-6.7, 54.6],
  ],
};

export function countryRings(country: string): Position[][] {
  const parts = PARTS[country] ?? [];
  return RINGS.filter((ring) => parts.some((place) => isInside(place, ring)));
}

export function middleOf(country: string): Position | undefined {
  return PARTS[country]?.[0];
}

const RINGS: Position[][] = BORDERS.map((steps) => {
  const numbers = steps.split(" ").map(Number);
  let [east, north] = [0, 0];
  const corners: Position[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    east += numbers[index] ?? 0;
    north += numbers[index + 1] ?? 0;
    corners.push([east / 100, north / 100]);
  }
  return corners;
});

/** Returns whether a line eastwards from the place crosses the ring an odd number of times. */
function isInside([east, north]: Position, ring: Position[]): boolean {
  return (
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return y > north !== nextY > north && east < ((nextX - x) * (north - y)) / (nextY - y) + x;
    }).length %
      2 ===
    1
  );
}
