import type { Point } from "@/ui/mapProjection.ts";
import type { CityFacts, Country, CountryFacts, Place } from "@/directory/countries/region.ts";

/** Returns a city page's facts. @throws if the country has the page but no facts */
export function cityFacts(country: Country, facts: CountryFacts, slug: string): CityFacts {
  const city = facts.cities[slug];
  if (!city) throw new Error(`${country.name} has no facts for ${slug}`);
  return city;
}

export interface PlaceOnMap {
  place: Place;
  citySlug: string;
  hash: string;
}

export function placesOfCountry(country: Country, facts: CountryFacts): PlaceOnMap[] {
  return country.cities.flatMap(({ slug }) => {
    const { places } = cityFacts(country, facts, slug);
    const hashOf = (place: Place) => (places.length > 1 ? `#${placeId(place)}` : "");
    return places.map((place) => ({ place, citySlug: slug, hash: hashOf(place) }));
  });
}

/** As far apart as two dots have to be, so that each can be hit and read. */
const ROOM = 36;

export function withRoom<Spot extends { at: Point }>(spots: Spot[]): Spot[] {
  const shown: Spot[] = [];
  for (const spot of spots) {
    const isFree = shown.every(({ at }) => Math.hypot(spot.at.x - at.x, spot.at.y - at.y) >= ROOM);
    if (isFree) shown.push(spot);
  }
  return shown;
}

export function placeId({ search }: Place): string {
  return search.replaceAll(" ", "-");
}

const SEARCH = "/?search=";

export function searchPath(search: string): string {
  return SEARCH + encodeURIComponent(search);
}

export function isSearch(to: string): boolean {
  return to.startsWith(SEARCH);
}
