import MiniSearch from "minisearch";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { fold, MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { PLACE_NAMES } from "./placeNames.ts";

/** Nearly every clinic could claim them, so they count only alone. */
const GENERIC_WORDS = new Set([
  ...["ivf", "fertility", "clinic", "clinics", "centre", "center", "in", "vitro", "treatment", "infertility"],
  ...[
    "kinderwunsch",
    "kinderwunschklinik",
    "kinderwunschzentrum",
    "klinik",
    "kliniken",
    "zentrum",
    "befruchtung",
  ],
  ...[
    "kunstliche",
    "klinika",
    "kliniky",
    "klinice",
    "centrum",
    "neplodnost",
    "neplodnosti",
    "lecba",
    "umele",
  ],
  ...["oplodneni", "kliniki", "nieplodnosc", "nieplodnosci", "leczenie", "bezplodnosc", "zaplodnienie"],
]);

const FIELDS = ["name", "places", "languages"];
const PREPARED_AT_ONCE = 20;

/** None in short words, where every word is near another. */
function allowedTypos(word: string): number | false {
  if (word.length < 5) return false;
  return word.length < 9 ? 2 : 3;
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface Found {
  clinics: Clinic[];
  isMatch: (word: string) => boolean;
  /** Nothing matches as typed, so similar words were used. */
  isGuess: boolean;
}

export type ForgivingSearch = (term: string) => Found;

export function forgivingSearch(clinics: Clinic[]): ForgivingSearch {
  const searchFuzzily = fuzzySearch(clinics);
  const everything: Found = { clinics, isMatch: () => false, isGuess: false };

  return (term) => {
    const words = fold(term.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
    // `fertility poland` asks for Poland.
    const significant = words.length === 1 ? words : words.filter((word) => !GENERIC_WORDS.has(word));
    if (significant.length === 0) return everything;
    const exact = clinics.filter((clinic) =>
      significant.every((word) => searchedTextOf(clinic).includes(word)),
    );
    if (exact.length === 0 && significant.every((word) => GENERIC_WORDS.has(word))) return everything;
    if (exact.length === 0) return searchFuzzily(significant.flatMap(wordsOf));
    const hasOne = (word: string) => significant.some((one) => word.includes(one));
    const places = placesNamed([...PLACES_BY_NAME.keys()].filter(hasOne));
    const isMatch = (word: string) => hasOne(word) || places.has(word);
    return { clinics: byName(exact, words), isMatch, isGuess: false };
  };
}

const PLACES_BY_NAME = new Map(
  [...PLACE_NAMES].flatMap(([place, names]) =>
    names.flatMap(wordsOf).map((word) => [word, wordsOf(place)] as const),
  ),
);

function placesNamed(names: string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => PLACES_BY_NAME.get(name) ?? []));
}

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

/** Indexes ahead in small batches, since the index takes a while. */
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
