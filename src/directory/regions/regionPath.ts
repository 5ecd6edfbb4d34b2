import type { Country } from "./countries/region.ts";

/** The address of a country's page, or of one of its cities. */
export function regionPath({ slug }: Pick<Country, "slug">, citySlug = ""): string {
  return `/regions/${slug}${citySlug && `/${citySlug}`}`;
}

/** Every address of the countries' pages. */
export function regionPaths(countries: Country[]): string[] {
  return countries.flatMap((country) => [
    regionPath(country),
    ...country.cities.map(({ slug }) => regionPath(country, slug)),
  ]);
}
