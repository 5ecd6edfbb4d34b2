import { COUNTRIES } from "../../src/directory/countries/countries.ts";

export const MEASURED_PATHS = [
  ...["/", "/clinic/reprofit", "/ivf-calculator", "/references", "/sperm-analysis"],
  ...["/blog", "/blog/how-to-read-an-ivf-success-rate", "/add-clinic"],
  ...[
    "/results",
    "/about",
    "/how-results-are-counted",
    "/how-voting-works",
    "/privacy-policy",
    "/accessibility",
    "/glossary",
  ],
  ...[
    "/countries",
    "/countries/spain",
    "/data",
    "/find-your-clinic",
    "/plan",
    "/plan/costs",
    "/plan/dates",
    "/plan/afterwards",
    "/plan/folder",
    "/learn",
  ],
  // Node doesn't know the alias that the app's modules import each other by.
  ...COUNTRIES.map(({ slug }) => `/countries/${slug}`),
  ...COUNTRIES.flatMap(({ slug, cities }) => cities.map((city) => `/regions/${slug}/${city.slug}`)),
];
