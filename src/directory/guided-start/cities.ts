import { slugOf } from "@/directory/filtering/slug.ts";
import { KNOWN_CITIES, placeOf } from "@/directory/map/cities.ts";
import type { City } from "./filtersFromAnswers.ts";

export const CITIES: City[] = KNOWN_CITIES.flatMap((name) => {
  const place = placeOf(name);
  return place ? [{ slug: slugOf(name), name, ...place }] : [];
});
