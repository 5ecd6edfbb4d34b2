// Repeats the slugs, so that pages that only link to a law don't load the rules.

const WITH_RULES = new Set([
  ...["Austria", "Belgium", "Czechia", "Denmark", "Finland", "France", "Germany"],
  ...["Greece", "Italy", "Poland", "Spain", "Sweden", "United Kingdom"],
]);

/** Returns the address of a country's rules by its name in clinic rows; undefined where there is none. */
export function lawPage(country: string): string | undefined {
  if (!WITH_RULES.has(country)) return undefined;
  const slug = country === "Czechia" ? "czech-republic" : country.toLowerCase().replaceAll(" ", "-");
  return `/countries/${slug}`;
}
