import type { Country } from "../region.ts";

export const poland: Country = {
  slug: "poland",
  name: "Poland",
  nameInSentence: "Poland",
  listedAs: "Poland",
  languages: ["pl"],
  cities: [
    { slug: "warsaw", name: "Warsaw" },
    { slug: "krakow", name: "Kraków" },
    { slug: "other-poland", name: "Other Cities", isRest: true },
  ],
};
