// Apart from the rules and their slugs: what only names a law's page doesn't load what it says.

/** The countries with a page on their rules, as clinics' rows call them. */
const WITH_RULES = new Set([
  ...["Austria", "Belgium", "Czechia", "Denmark", "Finland", "France", "Germany"],
  ...["Greece", "Italy", "Poland", "Spain", "Sweden", "United Kingdom"],
]);

/** The page on the rules of a country, by what clinics' rows call it; undefined where there is none. */
export function lawPage(country: string): string | undefined {
  if (!WITH_RULES.has(country)) return undefined;
  const slug = country === "Czechia" ? "czech-republic" : country.toLowerCase().replaceAll(" ", "-");
  return `/countries/${slug}`;
}
