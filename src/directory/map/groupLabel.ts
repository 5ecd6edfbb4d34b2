import { formatClinics } from "@/directory/clinics/figures.ts";
import { grouped } from "@/ui/counted.ts";
import { distanceInKm, type Place } from "@/ui/distance.ts";
import { listed } from "@/ui/listed.ts";
import { placeOf } from "./cities.ts";
import type { City } from "./cityGroups.ts";

export function kilometres(place: Place | undefined, from: string): string | undefined {
  const start = placeOf(from);
  return start && place && `${grouped(distanceInKm(start, place))} km`;
}

export function groupLabel(cities: readonly [City, ...City[]], clinics: number, from: string): string {
  const names = listed(cities.map(({ name }) => name));
  const distance = kilometres(cities[0].place, from);
  const words = `${names}, ${formatClinics(clinics)}`;
  return distance === undefined ? words : `${words}, ${distance} in a straight line from ${from}`;
}

/** Returns the lines on the map: `Łódź + 1` for a shared dot, and the distance. */
export function labelOf(cities: readonly [City, ...City[]], from: string): string[] {
  const [{ name, place }, ...others] = cities;
  const names = others.length > 0 ? `${name} + ${others.length}` : name;
  const distance = kilometres(place, from);
  return distance === undefined ? [names] : [names, distance];
}

export function byDistance(cities: readonly City[], from: string): City[] {
  const start = placeOf(from);
  if (!start) return [...cities];
  const away = ({ place }: City) => (place ? distanceInKm(start, place) : Number.POSITIVE_INFINITY);
  return cities.toSorted((a, b) => (away(a) === away(b) ? 0 : away(a) - away(b)));
}
