import type { Clinic } from "@/directory/clinics/clinic.ts";
import { NO_FILTERS, type ListFilters } from "@/directory/filtering/listFilters.ts";
import { valuesOf } from "@/directory/filtering/matches.ts";
import { distanceInKm, type Place } from "@/ui/distance.ts";
import type { Answers } from "./answers.ts";

export interface City extends Place {
  slug: string;
  name: string;
}

/**
 * Returns list filters. Own eggs and age filter nothing: nearly every clinic uses them, and limits are its
 * own.
 */
export function filtersFromAnswers(answers: Answers, clinics: Clinic[], cities: City[]): ListFilters {
  return {
    ...NO_FILTERS,
    treatments: answers.eggs === "donor" ? ["egg-donation"] : [],
    spoken: answers.languages,
    cities: citiesWithin(answers, clinics, cities),
  };
}

/** Returns the start alone if no city is near enough, so that nothing is found. */
function citiesWithin({ from, within }: Answers, clinics: Clinic[], cities: City[]): string[] {
  const start = cities.find(({ slug }) => slug === from);
  if (!start || within === null) return [];
  const withClinics = new Set(clinics.flatMap((clinic) => valuesOf(clinic, "cities")));
  const near = cities
    .filter((city) => withClinics.has(city.slug) && distanceInKm(start, city) <= within)
    .map(({ slug }) => slug);
  return near.length > 0 ? near : [start.slug];
}

export function countElsewhere(clinics: Clinic[], cities: City[]): number {
  const known = new Set(cities.map(({ slug }) => slug));
  return clinics.filter((clinic) => !valuesOf(clinic, "cities").some((slug) => known.has(slug))).length;
}
