// Apart from `filterAddress.ts` and `listFilters.ts`, which load with the first use of a filter.

/** Filters that are on or off, by their keys in the address. */
export const SWITCHES = ["sourced"] as const;

/** Keys of the address that narrow a list; the search and the order do not. */
export const FILTER_KEYS = ["country", "city", "treatment", "spoken", "language", "maxPrice", ...SWITCHES];

const FILTER = new RegExp(`[?&](${FILTER_KEYS.join("|")})=`);

/** Returns whether an address narrows a list by a filter. */
export function hasFilters(query: string): boolean {
  return FILTER.test(query);
}
