export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Projection {
  width: number;
  height: number;
  place: (east: number, north: number) => Point;
}

export const OUTLINE_WIDTH = 420;

const MARGIN = 12;

export function projectionOf({ west, south, east, north }: Bounds, width: number): Projection {
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
