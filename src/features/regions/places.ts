import type { Place } from "./region.ts";
import type { CountryLink } from "./regionLinks.ts";

const PRAGUE: Place = { name: "Prague", search: "prague", east: 14.42, north: 50.09 };
const BRNO: Place = { name: "Brno", search: "brno", east: 16.61, north: 49.2 };
const WARSAW: Place = { name: "Warsaw", search: "warsaw", east: 21.01, north: 52.23 };
const KRAKOW: Place = { name: "Kraków", search: "krakow", east: 19.94, north: 50.06 };

const OTHER_CZECH_CITIES: Place[] = [
  {
    name: "Ostrava",
    search: "ostrava",
    east: 18.29,
    north: 49.83,
    nameSide: "left",
    note: "The third largest city, close to Poland and Slovakia. Airport Ostrava (OSR).",
  },
  {
    name: "Zlín",
    search: "zlin",
    east: 17.67,
    north: 49.22,
    nameSide: "left",
    note: "The garden city of the Baťa shoe works in the east of Moravia.",
  },
  {
    name: "Karlovy Vary",
    search: "karlovy vary",
    east: 12.87,
    north: 50.23,
    nameSide: "below",
    note: "A spa town in the west and a UNESCO World Heritage site.",
  },
  {
    name: "Liberec",
    search: "liberec",
    east: 15.06,
    north: 50.77,
    nameSide: "left",
    note: "Below Mount Ještěd in the north, close to Germany and Poland.",
  },
];

const OTHER_POLISH_CITIES: Place[] = [
  {
    name: "Wrocław",
    search: "wroclaw",
    east: 17.03,
    north: 51.11,
    note: "In the south-west, on the Oder. Airport Wrocław (WRO).",
  },
  {
    name: "Poznań",
    search: "poznan",
    east: 16.93,
    north: 52.41,
    note: "Halfway between Berlin and Warsaw by train. Airport Poznań (POZ).",
  },
  {
    name: "Łódź",
    search: "lodz",
    east: 19.46,
    north: 51.76,
    note: "In the middle of the country. Airport Łódź (LCJ), or Warsaw and a train.",
  },
  {
    name: "Białystok",
    search: "bialystok",
    east: 23.16,
    north: 53.13,
    nameSide: "left",
    note: "In the north-east. By train from Warsaw.",
  },
  {
    name: "Lublin",
    search: "lublin",
    east: 22.57,
    north: 51.25,
    nameSide: "left",
    note: "In the east. Airport Lublin (LUZ).",
  },
  {
    name: "Katowice",
    search: "katowice",
    east: 19.02,
    north: 50.26,
    nameSide: "above",
    note: "In Silesia, near Kraków. Airport Katowice (KTW).",
  },
  {
    name: "Sopot",
    search: "sopot",
    east: 18.56,
    north: 54.44,
    nameSide: "below",
    note: "A seaside resort between Gdańsk and Gdynia. Airport Gdańsk (GDN).",
  },
  {
    name: "Szczecin",
    search: "szczecin",
    east: 14.55,
    north: 53.43,
    note: "At the German border, nearer to Berlin than to Warsaw. Airport Szczecin (SZZ).",
  },
  {
    name: "Kielce",
    search: "kielce",
    east: 20.63,
    north: 50.87,
    note: "Between Warsaw and Kraków, by train from either.",
  },
];

/** The places of each city page, by its slug. */
const PLACES: Record<string, Place[]> = {
  prague: [PRAGUE],
  brno: [BRNO],
  "other-czech": OTHER_CZECH_CITIES,
  warsaw: [WARSAW],
  krakow: [KRAKOW],
  "other-poland": OTHER_POLISH_CITIES,
};

/** The places that a city page is about; none for a slug that no page has. */
export function placesOfCity(slug: string): Place[] {
  return PLACES[slug] ?? [];
}

/** All places of a country that its city pages name. */
export function placesOfCountry(country: CountryLink): Place[] {
  return country.cities.flatMap(({ slug }) => placesOfCity(slug));
}

/** The address of a search for a place. */
export function searchPath(search: string): string {
  return `/?search=${encodeURIComponent(search)}`;
}
