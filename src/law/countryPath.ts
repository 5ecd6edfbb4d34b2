// Apart from the countries' names, since every page links to some country.

/** Returns the address of a country's page. */
export function countryPath(slug: string): string {
  return `/countries/${slug}`;
}
