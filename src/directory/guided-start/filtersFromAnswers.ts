import type { Clinic } from "@/directory/clinics/clinic.ts";
import { countriesBut } from "@/directory/filtering/lawOfCountries.ts";
import { NO_FILTERS, type ListFilters, type Treatment } from "@/directory/filtering/listFilters.ts";
import { slugOf } from "@/directory/filtering/slug.ts";
import { valuesOf } from "@/directory/filtering/matches.ts";

import { isFrozenTransfer } from "@/law/treatments.ts";
import { distanceInKm, type Place } from "@/ui/distance.ts";
import type { Answers } from "./answers.ts";

export interface City extends Place {
  slug: string;
  name: string;
}

/**
 * Own eggs filter nothing, since nearly every clinic uses them.
 * @param refused the countries that may not treat the person, as clinics' rows call them
 */
export function filtersFromAnswers(
  answers: Answers,
  clinics: Clinic[],
  cities: City[],
  refused: ReadonlySet<string>,
): ListFilters {
  return {
    ...NO_FILTERS,
    countries: answers.country === "" ? countriesBut(refused, clinics) : [slugOf(answers.country)],
    treatments: treatmentsOf(answers),
    spoken: answers.languages,
    cities: citiesWithin(answers, clinics, cities),
    // Somebody who wants a treatment wants its price too, as in the list itself.
    sort: answers.typed.treatment === "" ? NO_FILTERS.sort : "price",
  };
}

function treatmentsOf({ typed: { treatment, eggs } }: Answers): Treatment[] {
  if (isFrozenTransfer(treatment)) return ["frozen-transfer"];
  return treatment !== "" && eggs === "donor" ? ["egg-donation"] : [];
}

/** Returns the start alone if no city is near enough, so that nothing is found. */
function citiesWithin({ typed: { homeCity }, within }: Answers, clinics: Clinic[], cities: City[]): string[] {
  const start = cities.find(({ slug }) => slug === homeCity);
  if (!start || within === null) return [];
  const withClinics = new Set(clinics.flatMap((clinic) => valuesOf(clinic, "cities")));
  const near = cities
    .filter((city) => withClinics.has(city.slug) && distanceInKm(start, city) <= within)
    .map(({ slug }) => slug);
  return near.length > 0 ? near : [start.slug];
}
