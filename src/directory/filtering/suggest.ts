import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { filterValueLabel } from "./filterLabels.ts";
import { wordsOf } from "./forgiving.ts";
import type { Treatment } from "./listFilters.ts";
import { pagesFor, type PageFor } from "./pagesFor.ts";
import { slugOf } from "./slug.ts";
import { treatmentsFor } from "./treatmentsFor.ts";

export interface Suggestion {
  kind: "clinics" | "treatments" | "cities" | "countries" | "pages";
  value: string;
  name: string;
  detail: string;
}

const MOST_CLINICS = 4;
const MOST_CITIES = 3;
const MOST_COUNTRIES = 2;
/** The search puts matches in names first. */
const CONSIDERED = 20;

/** Ignores filters; clinics first, then treatments and places by any name, then pages about other things. */
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
    ...treatmentsFor(term).map(treatmentSuggestion),
    ...matchingPlaces(placesOf(clinics, "cities"), isMatch, typed).slice(0, MOST_CITIES),
    ...matchingPlaces(placesOf(clinics, "countries"), isMatch, typed).slice(0, MOST_COUNTRIES),
    ...pagesFor(term, countriesOf(clinics)).map(pageSuggestion),
  ];
}

function clinicSuggestion({ id, name, locations, countries }: Clinic): Suggestion {
  return { kind: "clinics", value: id, name, detail: [...locations, ...countries].join(", ") };
}

function treatmentSuggestion(treatment: Treatment): Suggestion {
  return {
    kind: "treatments",
    value: treatment,
    name: filterValueLabel("treatments", treatment, []),
    detail: "who offers it, and what it costs",
  };
}

function pageSuggestion({ to, name, detail }: PageFor): Suggestion {
  return { kind: "pages", value: to, name, detail };
}

const listed = new WeakMap<Clinic[], ReadonlySet<string>>();

export function countriesOf(clinics: Clinic[]): ReadonlySet<string> {
  const before = listed.get(clinics) ?? new Set(clinics.flatMap(({ countries }) => countries));
  listed.set(clinics, before);
  return before;
}

export function placeFor(
  clinics: Clinic[],
  isMatch: (word: string) => boolean,
  term: string,
): { kind: "cities" | "countries"; value: string } | undefined {
  const typed = wordsOf(term);
  for (const kind of ["cities", "countries"] as const) {
    const [first] = matchingPlaces(placesOf(clinics, kind), isMatch, typed);
    if (first) return { kind, value: first.value };
  }
  return undefined;
}

interface Place {
  suggestion: Suggestion;
  words: string[];
}

/** Beginnings and other names before parts of words. */
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
