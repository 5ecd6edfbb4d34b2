import type { Basis } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
import { applyFilters } from "@/directory/filtering/applyFilters.ts";
import { isRefused } from "@/directory/filtering/lawOfCountries.ts";
import { OFFERS, type ListFilters } from "@/directory/filtering/listFilters.ts";
import { valuesOf } from "@/directory/filtering/matches.ts";
import { bestOffer, hasConfirmedOffer, languageWorth, sourcedAnswers } from "@/directory/filtering/offers.ts";
import type { City } from "./filtersFromAnswers.ts";

export interface Matches {
  sure: Clinic[];
  /** Something isn't known of them, and the rest fits: a blank excludes nobody. Leads come first. */
  unsure: Clinic[];
}

export function isLead(clinic: Clinic, listFilters: ListFilters): boolean {
  return sourcedAnswers(clinic, listFilters) > 0 || languageWorth(clinic, listFilters) > 0;
}

/** @param refused the countries that may not treat the person: their clinics are in neither part */
export function matchClinics(
  clinics: Clinic[],
  listFilters: ListFilters,
  cities: City[],
  refused: ReadonlySet<string>,
  bases: ReadonlyMap<string, Basis>,
): Matches {
  const open = clinics.filter((clinic) => !isRefused(clinic, refused));
  const priced = withPricesOf(open, treatmentToPrice(listFilters.treatments), bases);
  const asListed = applyFilters(priced, listFilters, bases).clinics;
  const isListed = new Set(asListed);
  const sure = asListed.filter((clinic) => hasConfirmedOffer(clinic, listFilters));
  const isSure = new Set(sure);
  const known = new Set(cities.map(({ slug }) => slug));
  const mayFit = (clinic: Clinic) => {
    const places = valuesOf(clinic, "cities").filter((slug) => known.has(slug));
    const there = valuesOf(clinic, "countries");
    const { cities: asked, countries } = listFilters;
    const isThere =
      countries.length === 0 || there.length === 0 || there.some((slug) => countries.includes(slug));
    const isNear = asked.length === 0 || places.length === 0 || places.some((slug) => asked.includes(slug));
    return isThere && isNear && OFFERS.every((filter) => bestOffer(clinic, listFilters, filter) !== "no");
  };
  const possible = [...asListed, ...priced.filter((clinic) => !isListed.has(clinic))];
  const unsure = possible.filter((clinic) => !isSure.has(clinic) && mayFit(clinic));
  const worthOf = (clinic: Clinic) =>
    languageWorth(clinic, listFilters) * 2 + Number(isLead(clinic, listFilters));
  return { sure, unsure: unsure.toSorted((a, b) => worthOf(b) - worthOf(a)) };
}
