import { slugOf } from "@/directory/filtering/slug.ts";
import { placeOf } from "@/directory/map/cities.ts";
import { grouped } from "@/ui/counted.ts";
import { distanceInKm, type Place } from "@/ui/distance.ts";

/** Formats the nearest as `Prague, 117 km`. @param cities the slugs near enough; none where any will do */
export function nearText(locations: string[], cities: readonly string[], start?: Place): string {
  const [nearest] = locations
    .flatMap((city) => {
      const place = start && placeOf(city);
      return place ? [{ city, km: distanceInKm(start, place) }] : [];
    })
    .toSorted((a, b) => a.km - b.km);
  if (nearest) return `${nearest.city}, ${grouped(nearest.km)} km`;
  return locations.find((city) => cities.includes(slugOf(city))) ?? locations[0] ?? "";
}
