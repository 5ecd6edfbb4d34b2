import { countryPath } from "./countryPath.ts";

// Apart from the rules, so that pages that only link to a law don't load them.

/** The countries whose law we tell, by name, as clinics' rows call them. */
export const COUNTRIES_WITH_RULES = [
  ...["Austria", "Belgium", "Czechia", "Denmark", "Finland", "France", "Germany"],
  ...["Greece", "Italy", "Poland", "Spain", "Sweden", "United Kingdom"],
];

export const COUNTRY_SLUGS = COUNTRIES_WITH_RULES.map((country) =>
  country === "Czechia" ? "czech-republic" : country.toLowerCase().replaceAll(" ", "-"),
);

export function lawSlugs(countries: readonly string[]): string[] {
  return COUNTRY_SLUGS.filter((_, index) => countries.includes(COUNTRIES_WITH_RULES[index] ?? ""));
}

export function lawPage(country: string): string | undefined {
  const slug = COUNTRY_SLUGS[COUNTRIES_WITH_RULES.indexOf(country)];
  return slug === undefined ? undefined : countryPath(slug);
}

export function lawLink(country: string): { to: string; words: string } | undefined {
  const to = lawPage(country);
  return to === undefined ? undefined : { to, words: `The law in ${countryInSentence(country)}` };
}

export function lawQuestion(country: string): { to: string; words: string } | undefined {
  const to = lawPage(country);
  return to === undefined ? undefined : { to, words: `May I be treated in ${countryInSentence(country)}?` };
}

export function countryInSentence(country: string): string {
  return country === "United Kingdom" ? "the United Kingdom" : country;
}
