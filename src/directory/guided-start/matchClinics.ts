import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isRefused } from "@/directory/filtering/lawOfCountries.ts";
import { OFFERS, type ListFilters } from "@/directory/filtering/listFilters.ts";
import { filterClinics, valuesOf } from "@/directory/filtering/matches.ts";
import { bestOffer, groupByOffer } from "@/directory/filtering/offers.ts";
import type { City } from "./filtersFromAnswers.ts";

export interface Matches {
  /** All of their answers are known and fit. */
  sure: Clinic[];
  /** Something isn't known of them, and the rest fits: a blank excludes nobody. */
  unsure: Clinic[];
}

/**
 * Divides clinics by whether they offer what is asked, or may.
 *
 * @param refused the countries that may not treat the person: their clinics are in neither part
 */
export function matchClinics(
  clinics: Clinic[],
  listFilters: ListFilters,
  cities: City[],
  refused: ReadonlySet<string>,
): Matches {
  const open = clinics.filter((clinic) => !isRefused(clinic, refused));
  const sure = groupByOffer(filterClinics(open, listFilters), listFilters)
    .filter(({ unknown, samples }) => unknown.length + samples.length === 0)
    .flatMap((group) => group.clinics);
  const isSure = new Set(sure);
  const known = new Set(cities.map(({ slug }) => slug));
  const mayFit = (clinic: Clinic) => {
    const places = valuesOf(clinic, "cities").filter((slug) => known.has(slug));
    const { cities: asked } = listFilters;
    const isNear = asked.length === 0 || places.length === 0 || places.some((slug) => asked.includes(slug));
    return isNear && OFFERS.every((filter) => bestOffer(clinic, listFilters, filter) !== "no");
  };
  return { sure, unsure: open.filter((clinic) => !isSure.has(clinic) && mayFit(clinic)) };
}
