// The database holds the same lists.
import { COUNTRIES as WITH_PAGES } from "@/directory/countries/countries.ts";
import { grouped } from "@/ui/counted.ts";

export const LISTING_TYPES = ["standard", "sponsored"] as const;

const EUROPEAN_UNION = [
  "Austria",
  "Belgium",
  "Bulgaria",
  "Croatia",
  "Cyprus",
  "Czechia",
  "Denmark",
  "Estonia",
  "Finland",
  "France",
  "Germany",
  "Greece",
  "Hungary",
  "Ireland",
  "Italy",
  "Latvia",
  "Lithuania",
  "Luxembourg",
  "Malta",
  "Netherlands",
  "Poland",
  "Portugal",
  "Romania",
  "Slovakia",
  "Slovenia",
  "Spain",
  "Sweden",
];

export const COUNTRIES = [
  ...new Set([...EUROPEAN_UNION, ...WITH_PAGES.map(({ listedAs }) => listedAs)]),
].toSorted();

export const RELATIONSHIPS = ["patient", "employee", "other"] as const;

export const SATISFACTIONS = ["1", "2", "3", "4", "5"] as const;

export function inEuros(price: number): string {
  return `€${grouped(price)}`;
}
