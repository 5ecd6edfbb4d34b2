import { COUNTRY_SLUGS, rulesPath } from "@/law/lawPages.ts";
import type { Country } from "./countries/region.ts";

/** Returns the address of a country's page, or of one of its cities. */
export function regionPath({ slug }: Pick<Country, "slug">, citySlug = ""): string {
  return citySlug ? `/regions/${slug}/${citySlug}` : rulesPath(slug);
}

/** Countries whose clinics we list, and those whose law we tell. */
export function countryPaths(listed: Country[]): string[] {
  return [...new Set([...listed.map(({ slug }) => slug), ...COUNTRY_SLUGS])].map(rulesPath);
}

export function cityPaths(listed: Country[]): string[] {
  return listed.flatMap((country) => country.cities.map(({ slug }) => regionPath(country, slug)));
}
