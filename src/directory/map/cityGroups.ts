import type { Clinic } from "@/directory/clinics/clinic.ts";
import { compareNames } from "@/ui/compare.ts";
import { projectionOf, type Bounds } from "@/ui/mapProjection.ts";
import type { Place } from "@/ui/distance.ts";
import { placeOf } from "./cities.ts";

export interface City {
  name: string;
  place: Place | undefined;
  clinics: ReadonlySet<string>;
}

/** Cities too close for dots of their own share one; the one with most clinics comes first. */
export interface CityGroup {
  cities: [City, ...City[]];
  clinics: number;
  x: number;
  y: number;
  radius: number;
}

export function citiesOf(clinics: readonly Clinic[]): City[] {
  const ids = new Map<string, Set<string>>();
  for (const { id, locations } of clinics) {
    for (const name of locations) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return [...ids]
    .map(([name, own]) => ({ name, place: placeOf(name), clinics: own }))
    .toSorted((a, b) => b.clinics.size - a.clinics.size || compareNames(a.name, b.name));
}

/** In pixels: the smallest dot is still easy to hit. */
const SMALLEST_RADIUS = 13;
const LARGEST_RADIUS = 22;

const radiusOf = (clinics: number) =>
  Math.min(LARGEST_RADIUS, Math.round(SMALLEST_RADIUS - 2 + 2 * Math.sqrt(clinics)));

/** Returns the map of cities with a known position, and their dots. @param width in pixels */
export function groupsOnMap(cities: readonly City[], width: number) {
  const projection = projectionOf(frameOf(cities), width);
  const groups: CityGroup[] = [];
  for (const city of cities) {
    if (!city.place) continue;
    const at = projection.place(city.place.east, city.place.north);
    const radius = radiusOf(city.clinics.size);
    const near = groups.find(({ x, y, radius: other }) => {
      const room = radius + other;
      return Math.abs(x - at.x) < room && Math.abs(y - at.y) < room;
    });
    if (!near) {
      groups.push({ cities: [city], clinics: city.clinics.size, ...at, radius });
      continue;
    }
    near.cities.push(city);
    near.clinics = countTogether(near.cities);
  }
  return { projection, groups };
}

function countTogether(cities: readonly City[]): number {
  const together = new Set<string>();
  for (const { clinics } of cities) for (const id of clinics) together.add(id);
  return together.size;
}

/** In degrees, so that one city shows its country and the map isn't too narrow. */
const SMALLEST = { east: 9, north: 4.5 };
const AROUND = 0.8;

function frameOf(cities: readonly City[]): Bounds {
  const places = cities.map(({ place }) => place).filter((place) => place !== undefined);
  const [west, east] = spanOf(
    places.map((place) => place.east),
    SMALLEST.east,
  );
  const wide = (east - west) * Math.cos(((places[0]?.north ?? 50) * Math.PI) / 180);
  const [south, north] = spanOf(
    places.map((place) => place.north),
    Math.max(SMALLEST.north, wide * 0.6),
  );
  return { west, south, east, north };
}

function spanOf(degrees: number[], smallest: number): [number, number] {
  const [low, high] = degrees.length > 0 ? [Math.min(...degrees), Math.max(...degrees)] : [16, 16];
  const missing = Math.max(AROUND, (smallest - (high - low)) / 2);
  return [low - missing, high + missing];
}
