// Names and addresses only: the home page needs them and not the texts.

interface CityLink {
  name: string;
  slug: string;
}

export interface CountryLink {
  name: string;
  path: "/regions/czech-republic" | "/regions/poland";
  cities: CityLink[];
}

export const CZECH_REPUBLIC: CountryLink = {
  name: "Czech Republic",
  path: "/regions/czech-republic",
  cities: [
    { name: "Prague", slug: "prague" },
    { name: "Brno", slug: "brno" },
    { name: "Other Cities", slug: "other-czech" },
  ],
};

export const POLAND: CountryLink = {
  name: "Poland",
  path: "/regions/poland",
  cities: [
    { name: "Warsaw", slug: "warsaw" },
    { name: "Kraków", slug: "krakow" },
    { name: "Other Cities", slug: "other-poland" },
  ],
};

export const COUNTRY_LINKS = [CZECH_REPUBLIC, POLAND];
