import { countryPath } from "@/law/countryPath.ts";
import type { Country } from "@/directory/countries/region.ts";

export function regionPath({ slug }: Pick<Country, "slug">, citySlug = ""): string {
  return citySlug ? `/regions/${slug}/${citySlug}` : countryPath(slug);
}
