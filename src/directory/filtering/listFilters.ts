export const TREATMENTS = [
  "ivf",
  "icsi",
  "egg-donation",
  "frozen-transfer",
  "embryo-donation",
  "donor-sperm",
  "egg-freezing",
  "pgt",
] as const;
export type Treatment = (typeof TREATMENTS)[number];

export const SORTS = ["name", "votes", "price", "success", "reviews", "score"] as const;
export type Sort = (typeof SORTS)[number];

export function isOneOf<T extends string>(list: readonly T[]) {
  return (text: string): text is T => (list as readonly string[]).includes(text);
}

export const DEFAULT_SORT: Sort = "name";

export const LISTS = ["countries", "cities", "treatments", "spoken", "languages"] as const;
export type ListFilter = (typeof LISTS)[number];

/** Those about what a clinic offers. What is not known of a clinic doesn't leave it out. */
export const OFFERS = ["treatments", "spoken"] as const;
export type OfferFilter = (typeof OFFERS)[number];

export const SWITCHES = ["sourced"] as const;
export type Switch = (typeof SWITCHES)[number];

/** Several values of one filter widen it; several filters narrow it. */
export interface ListFilters extends Record<Switch, boolean> {
  search: string;
  /** As in the address: `czechia`, `karlovy-vary`. */
  countries: string[];
  cities: string[];
  treatments: Treatment[];
  /** Languages that its staff speak, and those of its website, as ISO 639-1. */
  spoken: string[];
  languages: string[];
  /** Of a cycle, in whole euros; null for any. */
  maxPrice: number | null;
  sort: Sort;
}

export const NO_FILTERS: ListFilters = {
  search: "",
  countries: [],
  cities: [],
  treatments: [],
  spoken: [],
  languages: [],
  maxPrice: null,
  sourced: false,
  sort: DEFAULT_SORT,
};

/** The search and the order are not filters. */
export const FILTERS = [...LISTS, "maxPrice", ...SWITCHES] as const;
export type Filter = (typeof FILTERS)[number];

export function isSet(listFilters: ListFilters, filter: Filter): boolean {
  const value = listFilters[filter];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

export function withoutFilters({ search, sort }: ListFilters): ListFilters {
  return { ...NO_FILTERS, search, sort };
}

export function toggled<F extends ListFilter>(
  listFilters: ListFilters,
  filter: F,
  value: ListFilters[F][number],
): ListFilters {
  const values: string[] = listFilters[filter];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  // Somebody who wants a treatment wants its price too; an order that they chose stays.
  const isFirstTreatment = filter === "treatments" && values.length === 0;
  const sort = isFirstTreatment && listFilters.sort === DEFAULT_SORT ? "price" : listFilters.sort;
  return { ...listFilters, [filter]: next, sort };
}
