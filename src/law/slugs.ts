/** Kept apart from the rules, so that addresses and the sitemap don't load them. */
export const COUNTRY_SLUGS = [
  ...["austria", "belgium", "czech-republic", "denmark", "finland", "france", "germany"],
  ...["greece", "italy", "poland", "spain", "sweden", "united-kingdom"],
];

export function rulesPath(slug: string): string {
  return `/countries/${slug}`;
}
