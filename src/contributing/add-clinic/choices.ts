// What can be chosen in the form. The database holds the same lists.
import { COUNTRIES as WITH_PAGES } from "@/directory/regions/countries/countries.ts";
import { grouped } from "@/ui/counted.ts";

export const LISTING_TYPES = ["standard", "sponsored"] as const;

/** The 27 countries of the European Union, as the specification lists them. */
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

/** In the words of the database: the European Union and every country that has pages, by name. */
export const COUNTRIES = [
  ...new Set([...EUROPEAN_UNION, ...WITH_PAGES.map(({ listedAs }) => listedAs)]),
].toSorted((a, b) => a.localeCompare(b, "en"));

export const RELATIONSHIPS = ["patient", "employee", "other"] as const;

/** From 1, dissatisfied, to 5, very satisfied. Texts, as radio buttons have them. */
export const SATISFACTIONS = ["1", "2", "3", "4", "5"] as const;

/** `€1,490` */
export function inEuros(price: number): string {
  return `€${grouped(price)}`;
}
