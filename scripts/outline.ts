import { OUTLINE_WIDTH, projectionOf, type Bounds } from "../src/ui/mapProjection.ts";

/** Degrees east and degrees north. */
type Position = [east: number, north: number];

interface Shape {
  type: string;
  coordinates?: unknown;
  geometry?: Shape;
  features?: Shape[];
}

/**
 * The longest ring of the borders in a GeoJSON file, which is a country without its islands.
 *
 * @throws an error with a message for the person who chose the file when it holds no borders
 */
export function mainBorder(shape: Shape): Position[] {
  const rings = ringsOf(shape).toSorted((a, b) => b.length - a.length);
  if (!rings[0])
    throw new Error("This file holds no borders. It must be GeoJSON with a Polygon or a MultiPolygon.");
  return rings[0];
}

function ringsOf({ type, coordinates, geometry, features = [] }: Shape): Position[][] {
  if (type === "Polygon") return coordinates as Position[][];
  if (type === "MultiPolygon") return (coordinates as Position[][][]).flat();
  return [...(geometry ? ringsOf(geometry) : []), ...features.flatMap(ringsOf)];
}

/** The borders of a ring in degrees, to two decimals, outwards: what `facts.ts` has as `bounds`. */
export function boundsOf(ring: Position[]): Bounds {
  const easts = ring.map(([east]) => east);
  const norths = ring.map(([, north]) => north);
  return {
    west: Math.floor(Math.min(...easts) * 100) / 100,
    south: Math.floor(Math.min(...norths) * 100) / 100,
    east: Math.ceil(Math.max(...easts) * 100) / 100,
    north: Math.ceil(Math.max(...norths) * 100) / 100,
  };
}

/** The outline as the picture that the country's map is drawn on, its corners rounded. */
export function drawOutline(ring: Position[]): string {
  const { width, height, place } = projectionOf(boundsOf(ring), OUTLINE_WIDTH);
  const corners = ring.slice(0, -1).map(([east, north]) => place(east, north));
  const curves = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const middle = `${short((corner.x + next.x) / 2)} ${short((corner.y + next.y) / 2)}`;
    return { curve: `Q${corner.x} ${corner.y} ${middle}`, end: middle };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <style>
    path { fill: #e2eeea; stroke: #0b5d57; stroke-width: 1.5 }
    @media screen and (prefers-color-scheme: dark) { path { fill: #1c3a37; stroke: #7fd1c4 } }
  </style>
  <path d="M${curves.at(-1)?.end}${curves.map(({ curve }) => curve).join("")}Z"/>
</svg>
`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
