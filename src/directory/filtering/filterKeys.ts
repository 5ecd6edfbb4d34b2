/** Keys of the address that narrow a list, beside its search. */
export const FILTER_KEYS = ["country", "city", "treatment", "language", "maxPrice", "sourced"] as const;

/** Returns whether an address narrows a list by a filter; the order alone does not. */
export function hasFilters(query: string): boolean {
  const params = new URLSearchParams(query);
  return FILTER_KEYS.some((key) => params.has(key));
}
