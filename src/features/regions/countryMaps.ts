import type { CountryLink } from "./regionLinks.ts";
import type { Bounds } from "./mapProjection.ts";

/** A country's outline as a picture of this width, and the borders that it was drawn between. */
interface CountryOutline {
  picture: string;
  bounds: Bounds;
}

/** How wide the pictures of the outlines are. */
export const OUTLINE_WIDTH = 420;

const OUTLINES: Record<CountryLink["path"], CountryOutline> = {
  "/regions/czech-republic": {
    picture: "/maps/czech-republic.svg",
    bounds: { west: 12.24, south: 48.56, east: 18.85, north: 51.12 },
  },
  "/regions/poland": {
    picture: "/maps/poland.svg",
    bounds: { west: 14.07, south: 49.03, east: 24.03, north: 54.85 },
  },
};

/** The outline that a country's map is drawn on. */
export function outlineOf({ path }: CountryLink): CountryOutline {
  return OUTLINES[path];
}
