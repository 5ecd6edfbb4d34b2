import type { Country } from "./countries/region.ts";

export function regionPath({ slug }: Pick<Country, "slug">, citySlug = ""): string {
  return `/regions/${slug}${citySlug && `/${citySlug}`}`;
}

export function regionPaths(countries: Country[]): string[] {
  return countries.flatMap((country) => [
    regionPath(country),
    ...country.cities.map(({ slug }) => regionPath(country, slug)),
  ]);
}
