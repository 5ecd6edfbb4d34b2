import type { Country } from "@/directory/countries/region.ts";

export const ruritania: Country = {
  slug: "ruritania",
  name: "Kingdom of Ruritania",
  nameInSentence: "the Kingdom of Ruritania",
  listedAs: "Ruritania",
  languages: ["de"],
  cities: [
    { slug: "strelsau", name: "Strelsau" },
    { slug: "other-ruritania", name: "Other Cities", isRest: true },
  ],
};
