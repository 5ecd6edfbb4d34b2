import type { Country } from "@/directory/regions/countries/region.ts";

/** A country that exists in a test only, as one of `src/directory/regions/countries` would be. */
export const ruritania: Country = {
  slug: "ruritania",
  name: "Kingdom of Ruritania",
  nameInSentence: "the Kingdom of Ruritania",
  listedAs: "Ruritania",
  cities: [
    { slug: "strelsau", name: "Strelsau" },
    { slug: "other-ruritania", name: "Other Cities", isRest: true },
  ],
};
