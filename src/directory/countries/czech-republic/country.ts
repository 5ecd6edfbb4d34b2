import type { Country } from "../region.ts";

export const czechRepublic: Country = {
  slug: "czech-republic",
  name: "Czechia",
  nameInSentence: "Czechia",
  listedAs: "Czechia",
  languages: ["cs"],
  cities: [
    { slug: "prague", name: "Prague" },
    { slug: "brno", name: "Brno" },
    { slug: "other-czech", name: "Other Cities", isRest: true },
  ],
};
