// Apart from the countries' names, since every page links to some country.

export function countryPath(slug: string): string {
  return `/countries/${slug}`;
}
