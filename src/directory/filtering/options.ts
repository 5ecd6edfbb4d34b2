import type { Clinic } from "@/directory/clinics/clinic.ts";
import { compareNames } from "@/ui/compare.ts";
import { FILTERS, isSet, type Filter, type ListFilters, type ListFilter } from "./listFilters.ts";
import { filterClinics, valuesOf } from "./matches.ts";
import { hasConfirmedOffer, hasOnlySampleOffer, offerOf, servicesNotOffered } from "./offers.ts";
import type { Answers } from "./offerTexts.ts";

export interface Option extends Answers {
  value: string;
}

/** The most frequent of all clinics first, so that none moves while filtering. */
export function optionsOf(
  clinics: Clinic[],
  searched: Clinic[],
  listFilters: ListFilters,
  filter: ListFilter,
): Option[] {
  const among = filterClinics(searched, listFilters, filter);
  const sure = among.filter((clinic) => hasConfirmedOffer(clinic, listFilters, filter));
  const [known, possible] = [countValues(sure, filter, sureValuesOf), countPossible(among, filter)];
  const all = frequentFirst(clinics, filter);
  const set = listFilters[filter].filter((value) => !all.includes(value)).toSorted(compareNames);
  return [...all, ...set].map((value) => {
    const yes = known.get(value) ?? 0;
    return { value, known: yes, unknown: possible(value) - yes };
  });
}

/** A clinic is left out of a place or website where it isn't, and of an offer that it refuses. */
function countPossible(among: Clinic[], filter: ListFilter): (value: string) => number {
  if (filter !== "treatments" && filter !== "spoken") {
    const counts = countValues(among, filter);
    return (value) => counts.get(value) ?? 0;
  }
  const refused = new Map<string, number>();
  for (const code of among.flatMap(servicesNotOffered)) refused.set(code, (refused.get(code) ?? 0) + 1);
  return (value) => among.length - (refused.get(value) ?? 0);
}

/** Without what only samples say. */
function sureValuesOf(clinic: Clinic, filter: ListFilter): string[] {
  const values = valuesOf(clinic, filter);
  const isOffer = filter === "treatments" || filter === "spoken";
  return isOffer ? values.filter((value) => offerOf(clinic, value) === "yes") : values;
}

const caches = new WeakMap<Clinic[], Map<ListFilter, string[]>>();

/** Cached, since every click asks again. */
function frequentFirst(clinics: Clinic[], filter: ListFilter): string[] {
  const cache = caches.get(clinics) ?? new Map<ListFilter, string[]>();
  // Stryker disable CallExpression,ConditionalExpression: without the cache, it only takes longer.
  caches.set(clinics, cache);
  const known = cache.get(filter);
  if (known) return known;
  // Stryker restore CallExpression,ConditionalExpression
  const values = [...countValues(clinics, filter)]
    .toSorted(([a, many], [b, more]) => more - many || compareNames(a, b))
    .map(([value]) => value);
  // Stryker disable next-line CallExpression: the same.
  cache.set(filter, values);
  return values;
}

function countValues(clinics: Clinic[], filter: ListFilter, read = valuesOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const clinic of clinics) {
    for (const value of new Set(read(clinic, filter))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export function answersOf(shown: Clinic[], listFilters: ListFilters): Answers {
  const known = shown.filter((clinic) => hasConfirmedOffer(clinic, listFilters)).length;
  const samples = shown.filter((clinic) => hasOnlySampleOffer(clinic, listFilters)).length;
  return { known, unknown: shown.length - known, samples };
}

export function filtersToRemove(
  searched: Clinic[],
  listFilters: ListFilters,
): { filter: Filter; count: number }[] {
  return FILTERS.filter((filter) => isSet(listFilters, filter))
    .map((filter) => ({ filter, count: filterClinics(searched, listFilters, filter).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
