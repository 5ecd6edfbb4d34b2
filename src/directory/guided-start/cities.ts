import { slugOf } from "@/directory/filtering/slug.ts";
import { KNOWN_CITIES, placeOf } from "@/directory/map/cities.ts";
import type { City } from "./filtersFromAnswers.ts";

/** The cities that the map knows the position of, by name: those with clinics, and those people set out from. */
export const CITIES: City[] = KNOWN_CITIES.flatMap((name) => {
  const place = placeOf(name);
  return place ? [{ slug: slugOf(name), name, ...place }] : [];
});
