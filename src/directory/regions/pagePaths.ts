import { countryPath } from "@/law/countryPath.ts";
import { COUNTRY_SLUGS } from "@/law/lawPages.ts";
import type { Country } from "@/directory/countries/region.ts";
import { regionPath } from "./regionPath.ts";

export function countryPaths(listed: Country[]): string[] {
  return [...new Set([...listed.map(({ slug }) => slug), ...COUNTRY_SLUGS])].map(countryPath);
}

export function cityPaths(listed: Country[]): string[] {
  return listed.flatMap((country) => country.cities.map(({ slug }) => regionPath(country, slug)));
}
