import type { Outline } from "./outlines.ts";

interface Point {
  x: number;
  y: number;
}

interface Projection {
  width: number;
  height: number;
  place: (east: number, north: number) => Point;
}

const MARGIN = 12;

/**
 * A flat map of a country that is as wide as asked for. One degree east is shorter than
 * one degree north by the cosine of the latitude.
 */
export function projectionOf(outline: Outline, width: number): Projection {
  const easts = outline.map(([east]) => east);
  const norths = outline.map(([, north]) => north);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const perDegreeEast = (width - 2 * MARGIN) / (east - west);
  const perDegreeNorth = perDegreeEast / Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    width,
    height: Math.ceil((north - south) * perDegreeNorth) + 2 * MARGIN,
    place: (eastwards, northwards) => ({
      x: round(MARGIN + (eastwards - west) * perDegreeEast),
      y: round(MARGIN + (north - northwards) * perDegreeNorth),
    }),
  };
}

/** A closed line that rounds the corners: from the middle of each side to the middle of the next. */
export function smoothPath(corners: Point[]): string {
  const steps = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return `${corner.x} ${corner.y} ${round((corner.x + next.x) / 2)} ${round((corner.y + next.y) / 2)}`;
  });
  const start = steps.at(-1)?.split(" ").slice(2).join(" ");
  return `M${start}Q${steps.join(" ")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
