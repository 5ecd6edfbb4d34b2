import type { Clinic } from "@/directory/clinics/clinic.ts";
import { forgivingSearch, type ForgivingSearch } from "./forgiving.ts";
import type { ListFilters } from "./listFilters.ts";
import { splitSearch } from "./treatmentsFor.ts";

const searches = new WeakMap<Clinic[], ForgivingSearch>();

export function searchOf(clinics: Clinic[]): ForgivingSearch {
  const search = searches.get(clinics) ?? forgivingSearch(clinics);
  searches.set(clinics, search);
  return search;
}

/** `Eizellspende Prag` asks for egg donation in Prague; words that match a clinic as typed stay a search. */
export function understandSearch(clinics: Clinic[], listFilters: ListFilters): ListFilters {
  const { treatments, rest } = splitSearch(listFilters.search);
  if (treatments.length === 0) return listFilters;
  const asTyped = searchOf(clinics)(listFilters.search);
  if (asTyped.clinics.length > 0 && !asTyped.isGuess) return listFilters;
  return {
    ...listFilters,
    search: rest,
    treatments: [...new Set([...listFilters.treatments, ...treatments])],
  };
}
