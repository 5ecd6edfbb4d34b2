import type { Country } from "./region.ts";
import { czechRepublic } from "./czech-republic/country.ts";
import { poland } from "./poland/country.ts";
import { unitedKingdom } from "./united-kingdom/country.ts";

/** Routes, links, the home page, the listing form, the sitemap and the tests follow from this list. */
export const COUNTRIES: Country[] = [czechRepublic, poland, unitedKingdom];
