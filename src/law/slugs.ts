/** The pages of countries, by name: what addresses and the sitemap need, without the rules. */
export const COUNTRY_SLUGS = [
  ...["austria", "belgium", "czech-republic", "denmark", "finland", "france", "germany"],
  ...["greece", "italy", "poland", "spain", "sweden", "united-kingdom"],
];

/** The address of a country's rules. */
export function rulesPath(slug: string): string {
  return `/countries/${slug}`;
}
