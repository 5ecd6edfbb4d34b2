import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import type { Country, CountryFacts } from "@/directory/countries/region.ts";

const files = import.meta.glob<{ default: CountryFacts }>("../countries/*/facts.ts");

/** @throws for a country without facts */
export async function loadFacts({ slug, name }: Country): Promise<CountryFacts> {
  const load = files[`../countries/${slug}/facts.ts`];
  if (!load) throw new Error(`${name} has no facts`);
  return (await load()).default;
}

export function countryFactsQuery(country: Country) {
  return queryOptions({
    queryKey: ["country-facts", country.slug],
    queryFn: () => loadFacts(country),
    // Facts change only with the code.
    staleTime: "static",
  });
}

export function regionAt(path: string) {
  // Routes ignore case and trailing slashes.
  const [, , countrySlug, citySlug = ""] = path.toLowerCase().split("/");
  return { country: COUNTRIES.find(({ slug }) => slug === countrySlug), citySlug };
}

/** Returns the country and city of the current address. @throws for an unknown country */
export function useRegion() {
  const { pathname } = useLocation();
  const { country, citySlug } = regionAt(pathname);
  if (!country) throw new Error(`No country is at ${pathname}`);
  const { data: facts } = useSuspenseQuery(countryFactsQuery(country));
  return { country, citySlug, facts };
}
