import { OUTLINE_WIDTH, projectionOf, type Bounds, type Point } from "../src/ui/mapProjection.ts";

/** Degrees east and degrees north. */
type Position = [east: number, north: number];

interface Shape {
  type: string;
  properties?: { name?: string };
  coordinates?: unknown;
  geometry?: Shape;
  features?: Shape[];
}

/** Beside the largest: Northern Ireland is drawn, the Hebrides are not. */
const SMALLEST_PART = 1 / 20;

/**
 * The largest first, without small islands. Without a name every feature counts.
 * @throws an error with a message for the person who chose the file when it holds no borders
 */
export function mainBorders(shape: Shape, name?: string): Position[][] {
  const shapes = name ? shape.features?.filter(({ properties }) => properties?.name === name) : [shape];
  const rings = (shapes ?? []).flatMap(ringsOf).toSorted((a, b) => areaOf(b) - areaOf(a));
  const [largest] = rings;
  if (!largest)
    throw new Error(
      `This file holds no borders${name ? ` of ${name}` : ""}. It must be GeoJSON with a Polygon or a MultiPolygon.`,
    );
  return rings.filter((ring) => areaOf(ring) >= areaOf(largest) * SMALLEST_PART);
}

/** In square degrees, which is enough to compare. */
function areaOf(ring: Position[]): number {
  const twice = ring.reduce((sum, [east, north], index) => {
    const [nextEast, nextNorth] = ring[index + 1] ?? [east, north];
    return sum + east * nextNorth - nextEast * north;
  }, 0);
  return Math.abs(twice) / 2;
}

function ringsOf({ type, coordinates, geometry, features = [] }: Shape): Position[][] {
  if (type === "Polygon") return coordinates as Position[][];
  if (type === "MultiPolygon") return (coordinates as Position[][][]).flat();
  return [...(geometry ? ringsOf(geometry) : []), ...features.flatMap(ringsOf)];
}

/** In degrees, to two decimals, outwards: the `bounds` in `facts.ts`. */
export function boundsOf(rings: Position[][]): Bounds {
  const easts = rings.flat().map(([east]) => east);
  const norths = rings.flat().map(([, north]) => north);
  return {
    west: Math.floor(Math.min(...easts) * 100) / 100,
    south: Math.floor(Math.min(...norths) * 100) / 100,
    east: Math.ceil(Math.max(...easts) * 100) / 100,
    north: Math.ceil(Math.max(...norths) * 100) / 100,
  };
}

export function drawOutline(rings: Position[][]): string {
  const { width, height, place } = projectionOf(boundsOf(rings), OUTLINE_WIDTH);
  const parts = rings.map((ring) =>
    roundedPart(ring.slice(0, -1).map(([east, north]) => place(east, north))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <style>
    path { fill: #e2eeea; stroke: #0b5d57; stroke-width: 1.5 }
    @media screen and (prefers-color-scheme: dark) { path { fill: #1c3a37; stroke: #7fd1c4 } }
  </style>
  <path d="${parts.join("")}"/>
</svg>
`;
}

function roundedPart(corners: Point[]): string {
  const curves = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const middle = `${short((corner.x + next.x) / 2)} ${short((corner.y + next.y) / 2)}`;
    return { curve: `Q${corner.x} ${corner.y} ${middle}`, end: middle };
  });
  return `M${curves.at(-1)?.end}${curves.map(({ curve }) => curve).join("")}Z`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
