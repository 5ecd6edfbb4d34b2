import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { COUNTRIES } from "./countries/countries.ts";
import type { Country, CountryFacts } from "./countries/region.ts";

const files = import.meta.glob<{ default: CountryFacts }>("./countries/*/facts.ts");

/** @throws when a country of the list has no facts */
export async function loadFacts({ slug, name }: Country): Promise<CountryFacts> {
  const load = files[`./countries/${slug}/facts.ts`];
  if (!load) throw new Error(`${name} has no facts`);
  return (await load()).default;
}

/**
 * What we say of a country. A page that the build made holds it as data; elsewhere it comes as
 * a script of its own.
 */
export function countryFactsQuery(country: Country) {
  return queryOptions({
    queryKey: ["country-facts", country.slug],
    queryFn: () => loadFacts(country),
    // It changes with the code only.
    staleTime: "static",
  });
}

/** The country of an address below `/regions`, and the city of a longer one: `/regions/poland/warsaw`. */
export function regionAt(path: string) {
  // Routes also match capitals and a slash at the end.
  const [, , countrySlug, citySlug = ""] = path.toLowerCase().split("/");
  return { country: COUNTRIES.find(({ slug }) => slug === countrySlug), citySlug };
}

/** The country and city that the page's address names; the routes name each. */
export function useRegion() {
  const { pathname } = useLocation();
  const { country, citySlug } = regionAt(pathname);
  if (!country) throw new Error(`No country is at ${pathname}`);
  const { data: facts } = useSuspenseQuery(countryFactsQuery(country));
  return { country, citySlug, facts };
}
