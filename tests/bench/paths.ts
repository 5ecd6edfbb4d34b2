import { COUNTRIES } from "../../src/directory/regions/countries/countries.ts";
import { cityPaths } from "../../src/directory/regions/pagePaths.ts";
import { regionPath } from "../../src/directory/regions/regionPath.ts";

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
  ...COUNTRIES.map((country) => regionPath(country)),
  ...cityPaths(COUNTRIES),
];
