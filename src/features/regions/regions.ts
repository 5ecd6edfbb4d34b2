import { CITY_REGIONS } from "./cities.ts";
import { CZECH_REGION, POLISH_REGION } from "./countries.ts";
import { CZECH_OUTLINE, POLISH_OUTLINE, type Outline } from "./outlines.ts";
import type { CityRegion, CountryRegion, Place } from "./region.ts";
import { CZECH_REPUBLIC, type CountryLink } from "./regionLinks.ts";

export const COUNTRY_REGIONS = [CZECH_REGION, POLISH_REGION];

/** The country whose page has this path. */
export function countryAt(path: string): CountryRegion | undefined {
  return COUNTRY_REGIONS.find(({ link }) => link.path === path);
}

/** The city page that has this path. */
export function cityAt(path: string): CityRegion | undefined {
  return CITY_REGIONS.find((city) => pathOf(city) === path);
}

export function pathOf({ country, slug }: CityRegion): string {
  return `${country.path}/${slug}`;
}

/** All places of a country that its city pages name. */
export function placesOf(country: CountryLink): Place[] {
  return CITY_REGIONS.filter((city) => city.country === country).flatMap(({ places }) => places);
}

export function outlineOf(country: CountryLink): Outline {
  return country === CZECH_REPUBLIC ? CZECH_OUTLINE : POLISH_OUTLINE;
}

/** The address of a search for a place. */
export function searchPath(search: string): string {
  return `/?search=${encodeURIComponent(search)}`;
}
