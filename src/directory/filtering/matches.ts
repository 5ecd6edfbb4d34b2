import { figureOf, type Clinic } from "@/directory/clinics/clinic.ts";
import {
  FILTERS,
  isOneOf,
  isSet,
  OFFERS,
  SWITCHES,
  type Filter,
  type ListFilter,
  type ListFilters,
  type Switch,
} from "./listFilters.ts";
import { LANGUAGE_CODES } from "@/directory/facts/languageCodes.ts";
import { bestOffer, offeredBy } from "./offers.ts";
import { slugOf } from "./slug.ts";

const VALUES: Record<ListFilter, (clinic: Clinic) => string[]> = {
  countries: remembered(({ countries }) => slugsOf(countries)),
  cities: remembered(({ locations }) => slugsOf(locations)),
  treatments: remembered((clinic) => offeredBy(clinic, "treatments")),
  spoken: remembered((clinic) => offeredBy(clinic, "spoken")),
  languages: remembered(({ languages }) => languages.flatMap((name) => LANGUAGE_CODES.get(name) ?? [])),
};

const PASSES: Record<Switch, (clinic: Clinic) => boolean> = {
  sourced: ({ hasSource }) => hasSource,
};
const isSwitch = isOneOf(SWITCHES);
const isAboutOffers = isOneOf(OFFERS);

/** Places without a letter or digit have no address, and so no filter. */
const slugsOf = (places: string[]) => places.map(slugOf).filter((slug) => slug !== "");

function remembered(read: (clinic: Clinic) => string[]): (clinic: Clinic) => string[] {
  const cache = new WeakMap<Clinic, string[]>();
  return (clinic) => {
    const values = cache.get(clinic) ?? read(clinic);
    // Stryker disable next-line CallExpression: without it, it only takes longer.
    cache.set(clinic, values);
    return values;
  };
}

export function valuesOf(clinic: Clinic, filter: ListFilter): string[] {
  return VALUES[filter](clinic);
}

function passes(clinic: Clinic, listFilters: ListFilters, filter: Filter): boolean {
  if (isSwitch(filter)) return PASSES[filter](clinic);
  if (filter === "maxPrice") {
    const price = figureOf(clinic, "price");
    return price !== null && price <= (listFilters.maxPrice ?? Infinity);
  }
  if (isAboutOffers(filter)) return bestOffer(clinic, listFilters, filter) !== "no";
  const asked: readonly string[] = listFilters[filter];
  return valuesOf(clinic, filter).some((value) => asked.includes(value));
}

/** Returns the clinics that pass all filters but `except`; the search is not applied. */
export function filterClinics(clinics: Clinic[], listFilters: ListFilters, except?: Filter): Clinic[] {
  const asked = FILTERS.filter((filter) => filter !== except && isSet(listFilters, filter));
  if (asked.length === 0) return clinics;
  return clinics.filter((clinic) => asked.every((filter) => passes(clinic, listFilters, filter)));
}
