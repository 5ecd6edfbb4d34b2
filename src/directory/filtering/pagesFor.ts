import { COUNTRIES_WITH_RULES, lawPage } from "@/law/lawPages.ts";
import { wordsOf } from "./forgiving.ts";
import { CITIES_ELSEWHERE, PLACE_NAMES } from "./placeNames.ts";

export interface PageFor {
  to: string;
  name: string;
  detail: string;
}

/** Shorter beginnings could mean anything. */
const SHORTEST = 3;
const MOST_PAGES = 2;

const PAGES: (PageFor & { terms: string })[] = [
  {
    to: "/plan",
    name: "May I be treated there?",
    detail: `the laws of ${COUNTRIES_WITH_RULES.length} countries`,
    terms: `single alone solo lesbian women couple married law laws age limit allowed legal Gesetz Altersgrenze
      alleinstehend unverheiratet zákon věk svobodná sama prawo wiek singielka samotna`,
  },
  {
    to: "/plan/costs",
    name: "What will it cost?",
    detail: "with medicines and travel",
    terms:
      "cost costs price prices cheap Kosten Preis Preise günstig cena ceny ceník levně koszt koszty cennik tanio",
  },
  {
    to: "/plan/dates",
    name: "When must I be there?",
    detail: "the days of a treatment",
    terms: "dates travel trip flight days when Reise Termine Tage cesta dny termíny podróż dni terminy",
  },
  {
    to: "/results",
    name: "All success rates",
    detail: "one picture",
    terms: "success rate rates births results Erfolgsrate Erfolgsraten Geburten úspěšnost skuteczność",
  },
  {
    to: "/ivf-calculator",
    name: "Due date calculator",
    detail: "after a transfer",
    terms: "due date calculator Geburtstermin Rechner porod porodu kalkulačka poród kalkulator",
  },
  {
    to: "/sperm-analysis",
    name: "Sperm analysis",
    detail: "what your values mean",
    terms: "sperm semen spermiogram Spermiogramm Samen sperma nasienie",
  },
];

const begins = (typed: string[]) => (word: string) =>
  typed.some((one) => one.length >= SHORTEST && word.startsWith(one));

/** In English, German, Czech and Polish. @param listed the countries of the clinics in the list */
export function pagesFor(term: string, listed: ReadonlySet<string>): PageFor[] {
  const isBegun = begins(wordsOf(term));
  const countries = COUNTRIES_WITH_RULES.filter(
    (country) => !listed.has(country) && namesOf(country).some(isBegun),
  );
  return [
    ...countries.slice(0, 1).flatMap((country) => {
      const to = lawPage(country);
      return to ? [{ to, name: `IVF in ${country}`, detail: "its law; we list no clinics there yet" }] : [];
    }),
    ...PAGES.filter(({ terms }) => wordsOf(terms).some(isBegun)).slice(0, MOST_PAGES),
  ];
}

function namesOf(country: string): string[] {
  return [country, ...(PLACE_NAMES.get(country) ?? []), ...(CITIES_ELSEWHERE[country] ?? [])].flatMap(
    wordsOf,
  );
}
