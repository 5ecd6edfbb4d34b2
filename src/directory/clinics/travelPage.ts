import { COUNTRIES } from "@/directory/countries/countries.ts";
import { countryPath } from "@/law/countryPath.ts";

/** The places of pages of other cities that say how to reach them; the pages' own texts are too large to load here. */
export const REACHED_FROM_OTHER_CITIES = [
  ...["Ostrava", "Wrocław", "Poznań", "Łódź", "Białystok", "Lublin", "Katowice", "Sopot", "Szczecin"],
  ...["Kielce", "Rzgów", "Cheshunt"],
];

interface TravelPage {
  to: string;
  words: string;
  /** Whether it is about the city, and not the country. */
  isOfCity: boolean;
}

/** Returns the page that says how to reach a city, or else the country's on travel; null without either. */
export function travelPage(city: string | undefined, listedAs: string | undefined): TravelPage | null {
  const country = COUNTRIES.find((each) => each.listedAs === listedAs);
  if (!country) return null;
  const { slug, nameInSentence, cities } = country;
  const own = cities.find(({ name, isRest }) => !isRest && name === city);
  if (own)
    return {
      to: `/regions/${slug}/${own.slug}#travel-title`,
      words: `How to get to ${own.name}`,
      isOfCity: true,
    };
  const rest = cities.find(({ isRest }) => isRest);
  if (rest && city !== undefined && REACHED_FROM_OTHER_CITIES.includes(city))
    return { to: `/regions/${slug}/${rest.slug}`, words: `How to get to ${city}`, isOfCity: true };
  return {
    to: `${countryPath(slug)}#travel-title`,
    words: `Travel and money in ${nameInSentence}`,
    isOfCity: false,
  };
}
