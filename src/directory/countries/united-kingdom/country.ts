import type { Country } from "../region.ts";

export const unitedKingdom: Country = {
  slug: "united-kingdom",
  name: "United Kingdom",
  nameInSentence: "the United Kingdom",
  listedAs: "United Kingdom",
  languages: ["en"],
  cities: [
    { slug: "london", name: "London" },
    { slug: "cambridge", name: "Cambridge" },
    { slug: "other-united-kingdom", name: "Other Cities", isRest: true },
  ],
};
