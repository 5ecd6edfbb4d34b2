import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { FILTERS, isSet, type Filter, type ListFilters } from "./listFilters.ts";
import { LANGUAGE_CODES } from "./languageCodes.ts";
import { slugOf } from "./slug.ts";
import { treatmentsOf } from "./treatmentsOf.ts";

const FIGURES = ["price", "success", "eggDonation", "reviews"] as const;

export const VALUES = {
  countries: ({ countries }: Clinic) => slugsOf(countries),
  cities: ({ locations }: Clinic) => slugsOf(locations),
  treatments: (clinic: Clinic): string[] => [...treatmentsOf(clinic)],
  languages: ({ languages }: Clinic) => languages.flatMap((name) => LANGUAGE_CODES.get(name) ?? []),
};

/** Places without a letter or digit have no address, and so no filter. */
const slugsOf = (places: string[]) => places.map(slugOf).filter((slug) => slug !== "");

const caches = {
  countries: new WeakMap<Clinic, string[]>(),
  cities: new WeakMap<Clinic, string[]>(),
  treatments: new WeakMap<Clinic, string[]>(),
  languages: new WeakMap<Clinic, string[]>(),
};

export function valuesOf(clinic: Clinic, filter: keyof typeof VALUES): string[] {
  const known = caches[filter].get(clinic);
  if (known) return known;
  const values = VALUES[filter](clinic);
  caches[filter].set(clinic, values);
  return values;
}

function passes(clinic: Clinic, listFilters: ListFilters, filter: Filter): boolean {
  if (filter === "sourced") {
    return (
      !listFilters.sourced || FIGURES.some((figure) => figureOf(clinic, figure) && !isSample(clinic, figure))
    );
  }
  if (filter === "maxPrice") {
    const price = figureOf(clinic, "price");
    return listFilters.maxPrice === null || (price !== null && price <= listFilters.maxPrice);
  }
  const asked: readonly string[] = listFilters[filter];
  return asked.length === 0 || valuesOf(clinic, filter).some((value) => asked.includes(value));
}

/** Returns the clinics that pass all filters but `except`; the search is not applied. */
export function filterClinics(clinics: Clinic[], listFilters: ListFilters, except?: Filter): Clinic[] {
  const asked = FILTERS.filter((filter) => filter !== except && isSet(listFilters, filter));
  if (asked.length === 0) return clinics;
  return clinics.filter((clinic) => asked.every((filter) => passes(clinic, listFilters, filter)));
}
