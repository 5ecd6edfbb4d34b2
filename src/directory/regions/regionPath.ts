import { countryPath } from "@/law/countryPath.ts";
import type { Country } from "@/directory/countries/region.ts";

/** Returns the address of a country's page, or of one of its cities. */
export function regionPath({ slug }: Pick<Country, "slug">, citySlug = ""): string {
  return citySlug ? `/regions/${slug}/${citySlug}` : countryPath(slug);
}
