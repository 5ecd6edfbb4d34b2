import type { Outline } from "./outlines.ts";

export interface Projection {
  width: number;
  height: number;
  place: (east: number, north: number) => { x: number; y: number };
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
