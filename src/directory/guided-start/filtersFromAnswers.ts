import type { Clinic } from "@/directory/clinics/clinic.ts";
import { NO_FILTERS, type ListFilters } from "@/directory/filtering/listFilters.ts";
import { valuesOf } from "@/directory/filtering/matches.ts";
import { distanceInKm, type Place } from "@/ui/distance.ts";
import type { Answers } from "./answers.ts";

/** A city whose position is known, with its name in the address. */
export interface City extends Place {
  slug: string;
  name: string;
}

/**
 * The filters of the list that the answers come to. Own eggs narrow nothing, since nearly every clinic
 * treats with them, and neither does an age: limits are for the clinic to say.
 *
 * @param cities those whose position is known; a clinic elsewhere can't be said to be near
 */
export function filtersFromAnswers(answers: Answers, clinics: Clinic[], cities: City[]): ListFilters {
  return {
    ...NO_FILTERS,
    treatments: answers.eggs === "donor" ? ["egg-donation"] : [],
    languages: answers.languages,
    cities: citiesWithin(answers, clinics, cities),
  };
}

/** The cities with clinics that are near enough; the start alone where there is none, so that nothing is found. */
function citiesWithin({ from, within }: Answers, clinics: Clinic[], cities: City[]): string[] {
  const start = cities.find(({ slug }) => slug === from);
  if (!start || within === null) return [];
  const withClinics = new Set(clinics.flatMap((clinic) => valuesOf(clinic, "cities")));
  const near = cities
    .filter((city) => withClinics.has(city.slug) && distanceInKm(start, city) <= within)
    .map(({ slug }) => slug);
  return near.length > 0 ? near : [start.slug];
}

/** How many clinics are in none of the cities whose position is known. */
export function countElsewhere(clinics: Clinic[], cities: City[]): number {
  const known = new Set(cities.map(({ slug }) => slug));
  return clinics.filter((clinic) => !valuesOf(clinic, "cities").some((slug) => known.has(slug))).length;
}
