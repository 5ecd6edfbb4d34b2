// Search that forgives. It is loaded with the first use.
import MiniSearch from "minisearch";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { fold, MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { PLACE_NAMES } from "./placeNames.ts";

/** Words that nearly every clinic could claim: they narrow nothing down beside another word. */
const GENERIC_WORDS = new Set(["ivf", "fertility", "clinic", "clinics", "centre", "center", "in"]);

const FIELDS = ["name", "places", "languages"];
const PREPARED_AT_ONCE = 20;

/** Letters that a word may have wrong, left out or swapped: none in short ones, where every word is near another. */
function allowedTypos(word: string): number | false {
  if (word.length < 5) return false;
  return word.length < 9 ? 2 : 3;
}

/** The words of a text, folded. What separates them is everything but letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a search found, best first. */
interface Found {
  clinics: Clinic[];
  /** Whether they were found by a word of theirs, which is folded. */
  isMatch: (word: string) => boolean;
  /** Nothing has the words as they were typed, so that like ones were taken. */
  isGuess: boolean;
}

/** Searches some clinics for a term. */
export type ForgivingSearch = (term: string) => Found;

/**
 * Prepares the search of some clinics. Each word has to be in the name, in a place by any of its
 * names, or in a language; only where that finds nothing, words that are alike count.
 */
export function forgivingSearch(clinics: Clinic[]): ForgivingSearch {
  const searchFuzzily = fuzzySearch(clinics);

  return (term) => {
    const words = fold(term.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
    // Generic words count only when alone, so that `fertility poland` asks for Poland.
    const significant = words.length === 1 ? words : words.filter((word) => !GENERIC_WORDS.has(word));
    if (significant.length === 0) return { clinics, isMatch: () => false, isGuess: false };
    const exact = clinics.filter((clinic) =>
      significant.every((word) => searchedTextOf(clinic).includes(word)),
    );
    if (exact.length === 0) return searchFuzzily(significant.flatMap(wordsOf));
    const hasOne = (word: string) => significant.some((one) => word.includes(one));
    const places = placesNamed([...PLACES_BY_NAME.keys()].filter(hasOne));
    const isMatch = (word: string) => hasOne(word) || places.has(word);
    return { clinics: byName(exact, words), isMatch, isGuess: false };
  };
}

/** The words of each place, by the words of its other names. */
const PLACES_BY_NAME = new Map(
  [...PLACE_NAMES].flatMap(([place, names]) =>
    names.flatMap(wordsOf).map((word) => [word, wordsOf(place)] as const),
  ),
);

/** The words of the places that have those among their other names. */
function placesNamed(names: string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => PLACES_BY_NAME.get(name) ?? []));
}

/** Those with more of the words in their name first, and of these the ones that have them whole. */
function byName(clinics: Clinic[], words: string[]): Clinic[] {
  const fits = new Map(clinics.map((clinic) => [clinic, fitOf(clinic.name, words)]));
  return clinics.toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0));
}

function fitOf(name: string, words: string[]): number {
  const [folded, whole] = [fold(name), new Set(wordsOf(name))];
  return (
    words.filter((word) => folded.includes(word)).length + words.filter((word) => whole.has(word)).length / 2
  );
}

/** Finds clinics by words that are like theirs. The index takes a while: it is made ahead, a few clinics at a time. */
function fuzzySearch(clinics: Clinic[]): (words: string[]) => Found {
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]));
  let ready: MiniSearch<Clinic> | undefined;
  const preparing = newIndex();
  preparing.addAllAsync(clinics, { chunkSize: PREPARED_AT_ONCE }).then(
    () => (ready = preparing),
    () => {},
  );
  return (words) => {
    if (!ready) {
      ready = newIndex();
      ready.addAll(clinics);
    }
    const results = ready.search({ combineWith: "AND", queries: words, fuzzy: allowedTypos, maxFuzzy: 3 });
    const terms = new Set(results.flatMap((result) => result.terms));
    const places = placesNamed([...terms]);
    return {
      clinics: results.flatMap(({ id }) => byId.get(String(id)) ?? []),
      isMatch: (word) => terms.has(word) || places.has(word),
      isGuess: results.length > 0,
    };
  };
}

function newIndex(): MiniSearch<Clinic> {
  return new MiniSearch<Clinic>({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => word,
    extractField: (clinic, field) => textOf(clinic, field),
    searchOptions: { boost: { name: 3 }, prefix: true },
  });
}

const texts = new WeakMap<Clinic, string>();

/** All that is searched of a clinic, folded. */
function searchedTextOf(clinic: Clinic): string {
  const text = texts.get(clinic) ?? fold(FIELDS.map((field) => textOf(clinic, field)).join("\n"));
  texts.set(clinic, text);
  return text;
}

function textOf(clinic: Clinic, field: string): string {
  if (field === "id") return clinic.id;
  if (field === "name") return clinic.name;
  if (field === "languages") return clinic.languages.join("\n");
  const places = [...clinic.locations, ...clinic.countries];
  return [...places, ...places.flatMap((place) => PLACE_NAMES.get(place) ?? [])].join("\n");
}
