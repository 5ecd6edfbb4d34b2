import { fold, LONGEST_SEARCH } from "@/ui/fold.ts";
import type { Clinic } from "./clinic.ts";

/** Words that nearly every clinic could claim: they narrow nothing down beside another word. */
const GENERIC_WORDS = new Set(["ivf", "fertility", "clinic", "clinics", "centre", "center"]);

/** Other names under which people look for a place. */
const ALSO_KNOWN_AS: Record<string, string> = {
  Czechia: "Czech Republic",
  Prague: "Praha",
  Warsaw: "Warszawa",
  Kraków: "Cracow",
};

/**
 * The folded words that a clinic must match. Generic words count only when alone, so
 * `fertility poland` asks for Poland.
 */
function searchWords(term: string): string[] {
  const words = fold(term.slice(0, LONGEST_SEARCH)).split(/\s+/).filter(Boolean);
  return words.length === 1 ? words : words.filter((word) => !GENERIC_WORDS.has(word));
}

const haystacks = new WeakMap<Clinic, string>();

function haystackOf(clinic: Clinic): string {
  let haystack = haystacks.get(clinic);
  if (haystack === undefined) {
    const places = [...clinic.locations, ...clinic.countries];
    const names = [clinic.name, ...places, ...places.map((place) => ALSO_KNOWN_AS[place] ?? "")];
    haystack = fold(names.join("\n"));
    haystacks.set(clinic, haystack);
  }
  return haystack;
}

const PREPARED_AT_ONCE = 100;

/**
 * Folds the names ahead, a few at a time when nothing else is going on, so that the first
 * key in a list of thousands need not wait. Returns what stops it.
 */
export function prepareSearch(clinics: Clinic[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const prepareFrom = (start: number) => {
    for (const clinic of clinics.slice(start, start + PREPARED_AT_ONCE)) haystackOf(clinic);
    const next = start + PREPARED_AT_ONCE;
    if (next < clinics.length) timer = setTimeout(() => prepareFrom(next), 0);
  };
  timer = setTimeout(() => prepareFrom(0), 0);
  return () => clearTimeout(timer);
}

/** The clinics in which every word of the term stands in the name, a location or a country. */
export function searchClinics(clinics: Clinic[], term: string): Clinic[] {
  const words = searchWords(term);
  if (words.length === 0) return clinics;
  return clinics.filter((clinic) => words.every((word) => haystackOf(clinic).includes(word)));
}
