import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { wordsOf } from "./forgiving.ts";
import { slugOf } from "./slug.ts";

/** Something that somebody may have meant by what they type. */
export interface Suggestion {
  kind: "clinics" | "cities" | "countries";
  /** A clinic's id, or a place as the address writes it. */
  value: string;
  name: string;
  /** What tells it from others of that name. */
  detail: string;
}

const MOST_CLINICS = 4;
const MOST_CITIES = 3;
const MOST_COUNTRIES = 2;
/** The search puts clinics first that have the words in their names. */
const CONSIDERED = 20;

/**
 * What is suggested for a search: clinics by their names, then cities and countries by any name
 * they have. Filters don't matter.
 *
 * @param searched the clinics that have the words, best first
 * @param isMatch whether they were found by a word, which is folded
 */
export function suggestionsFor(
  clinics: Clinic[],
  searched: Clinic[],
  isMatch: (word: string) => boolean,
  term: string,
): Suggestion[] {
  const typed = wordsOf(term);
  return [
    ...searched
      .slice(0, CONSIDERED)
      .filter(({ name }) => wordsOf(name).some(isMatch))
      .slice(0, MOST_CLINICS)
      .map(clinicSuggestion),
    ...matchingPlaces(placesOf(clinics, "cities"), isMatch, typed).slice(0, MOST_CITIES),
    ...matchingPlaces(placesOf(clinics, "countries"), isMatch, typed).slice(0, MOST_COUNTRIES),
  ];
}

function clinicSuggestion({ id, name, locations, countries }: Clinic): Suggestion {
  return { kind: "clinics", value: id, name, detail: [...locations, ...countries].join(", ") };
}

interface Place {
  suggestion: Suggestion;
  words: string[];
}

/** Those that match: by the beginning of a word or by another name before those by a part of a word. */
function matchingPlaces(places: Place[], isMatch: (word: string) => boolean, typed: string[]): Suggestion[] {
  const matching = places.filter(({ words }) => words.some(isMatch));
  const isPart = ({ words }: Place) =>
    typed.some((one) => words.some((word) => word.includes(one))) &&
    !typed.some((one) => words.some((word) => word.startsWith(one)));
  return [...matching.filter((place) => !isPart(place)), ...matching.filter(isPart)].map(
    ({ suggestion }) => suggestion,
  );
}

const known = { cities: new WeakMap<Clinic[], Place[]>(), countries: new WeakMap<Clinic[], Place[]>() };

/** The places of some clinics, those with most clinics first; worked out once. */
function placesOf(clinics: Clinic[], kind: "cities" | "countries"): Place[] {
  const before = known[kind].get(clinics);
  if (before) return before;
  const found = new Map<string, { name: string; clinics: Set<Clinic> }>();
  for (const clinic of clinics) {
    for (const name of kind === "cities" ? clinic.locations : clinic.countries) {
      const slug = slugOf(name);
      const place = found.get(slug) ?? { name, clinics: new Set() };
      place.clinics.add(clinic);
      found.set(slug, place);
    }
  }
  // A place without a letter or a digit has no address.
  found.delete("");
  const places = [...found]
    .toSorted(([, a], [, b]) => b.clinics.size - a.clinics.size)
    .map(
      ([
        value,
        {
          name,
          clinics: { size },
        },
      ]) => ({
        suggestion: { kind, value, name, detail: formatClinics(size) },
        words: wordsOf(name),
      }),
    );
  known[kind].set(clinics, places);
  return places;
}
