import type { CountryRules } from "./rules.ts";

/** Returns the year of the oldest dated text that any rule or condition rests on; null where none is dated. */
export function oldestText(countries: CountryRules[]): string | null {
  const years = countries
    .flatMap(({ rules, conditions }) => [...Object.values(rules), ...conditions])
    .flatMap((rule) => (rule?.text.asOf ? [rule.text.asOf.slice(0, 4)] : []))
    .toSorted();
  return years[0] ?? null;
}
