import type { Clinic } from "@/directory/clinics/clinic.ts";
import { FILTERS, isSet, type Filter, type ListFilters, type ListFilter } from "./listFilters.ts";
import { filterClinics, valuesOf } from "./matches.ts";

export interface Option {
  value: string;
  count: number;
}

/** Returns a filter's values, the most frequent of all clinics first, so that none moves while filtering. */
export function optionsOf(
  clinics: Clinic[],
  searched: Clinic[],
  listFilters: ListFilters,
  filter: ListFilter,
): Option[] {
  const among = countValues(filterClinics(searched, listFilters, filter), filter);
  const all = frequentFirst(clinics, filter);
  const set = listFilters[filter].filter((value) => !all.includes(value)).toSorted(byValue);
  return [...all, ...set].map((value) => ({ value, count: among.get(value) ?? 0 }));
}

const byValue = new Intl.Collator("en").compare;
const caches = new WeakMap<Clinic[], Map<ListFilter, string[]>>();

/** Cached, since every click asks again. */
function frequentFirst(clinics: Clinic[], filter: ListFilter): string[] {
  const cache = caches.get(clinics) ?? new Map<ListFilter, string[]>();
  caches.set(clinics, cache);
  const known = cache.get(filter);
  if (known) return known;
  const values = [...countValues(clinics, filter)]
    .toSorted(([a, many], [b, more]) => more - many || byValue(a, b))
    .map(([value]) => value);
  cache.set(filter, values);
  return values;
}

function countValues(clinics: Clinic[], filter: ListFilter): Map<string, number> {
  const counts = new Map<string, number>();
  for (const clinic of clinics) {
    for (const value of new Set(valuesOf(clinic, filter))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Returns which filters to remove if nothing matches, with the clinics that would show, most first. */
export function filtersToRemove(
  searched: Clinic[],
  listFilters: ListFilters,
): { filter: Filter; count: number }[] {
  return FILTERS.filter((filter) => isSet(listFilters, filter))
    .map((filter) => ({ filter, count: filterClinics(searched, listFilters, filter).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
