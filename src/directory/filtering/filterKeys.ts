/** Keys of the address that narrow a list, apart from `filterAddress.ts`, which loads with the first use. */
const FILTER = /[?&](country|city|treatment|spoken|language|maxPrice|sourced)=[^&0]/;

/** Returns whether an address narrows a list by a filter; the search and the order do not. */
export function hasFilters(query: string): boolean {
  return FILTER.test(query);
}
