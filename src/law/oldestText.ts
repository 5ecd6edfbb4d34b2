import type { CountryRules } from "./rules.ts";

export function oldestText(countries: CountryRules[]): string | null {
  const years = countries
    .flatMap(({ rules, conditions }) => [...Object.values(rules), ...conditions])
    .flatMap((rule) => (rule?.text.asOf ? [rule.text.asOf.slice(0, 4)] : []))
    .toSorted();
  return years[0] ?? null;
}
