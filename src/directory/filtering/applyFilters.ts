import type { Basis } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isConverted } from "@/directory/clinics/publishedPrice.ts";
import { ratesUsed } from "@/directory/facts/inEuros.ts";
import { DEFAULT_SORT, type ListFilters, type Sort } from "./listFilters.ts";
import { writeFilters } from "./filterAddress.ts";
import { forgivingSearch, type ForgivingSearch } from "./forgiving.ts";
import { filterClinics } from "./matches.ts";
import { orderClinics } from "./order.ts";
import { groupHeading, ORDER_LABELS } from "./filterLabels.ts";

export interface FilteredList {
  clinics: Clinic[];
  searched: Clinic[];
  headings: ReadonlyMap<string, string>;
  order: string | undefined;
  /** Takes a folded word. */
  isMatch: (word: string) => boolean;
  filters: string;
  isNarrowed: boolean;
  /** Nothing matches as typed, so similar words were used. */
  isGuess: boolean;
}

const searches = new WeakMap<Clinic[], ForgivingSearch>();

function searchOf(clinics: Clinic[]): ForgivingSearch {
  const search = searches.get(clinics) ?? forgivingSearch(clinics);
  searches.set(clinics, search);
  return search;
}

/** Returns the matching clinics in order; without another order the best match comes first. */
export function applyFilters(
  clinics: Clinic[],
  listFilters: ListFilters,
  bases: ReadonlyMap<string, Basis>,
): FilteredList {
  const { clinics: found, isMatch, isGuess } = searchOf(clinics)(listFilters.search);
  const passing = filterClinics(found, listFilters);
  const isByMatch = listFilters.search.trim() !== "" && listFilters.sort === "name";
  const groups = isByMatch
    ? [{ name: "ordered" as const, clinics: passing }]
    : orderClinics(passing, listFilters.sort, bases);
  const headings = new Map<string, string>();
  for (const group of groups) {
    const [first] = group.clinics;
    const heading = groupHeading(group.name, listFilters.sort);
    if (first && heading !== undefined) headings.set(first.id, heading);
  }
  const order = orderLabel(isByMatch ? "match" : listFilters.sort, passing);
  const filters = writeFilters({ ...listFilters, search: "", sort: DEFAULT_SORT }).toString();
  const isNarrowed = listFilters.search.trim() !== "" || filters !== "" || order !== undefined;
  const inOrder = groups.flatMap((group) => group.clinics);
  return { clinics: inOrder, searched: found, headings, order, filters, isMatch, isNarrowed, isGuess };
}

function orderLabel(order: Sort | "match", clinics: Clinic[]): string | undefined {
  if (order === "name") return undefined;
  const label = ORDER_LABELS[order];
  return order === "price" && clinics.some(isConverted) ? `${label} ${ratesUsed()}` : label;
}
