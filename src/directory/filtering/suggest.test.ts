import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { forgivingSearch } from "./forgiving.ts";
import { suggestionsFor } from "./suggest.ts";

const clinic = (id: string, name: string, locations: string[], countries: string[]) =>
  exampleClinic({ id, name, locations, countries, languages: [] });
const clinics = [
  clinic("reprofit", "Reprofit", ["Brno", "Ostrava"], ["Czechia"]),
  clinic("prague", "Prague Fertility Centre", ["Prague"], ["Czechia"]),
  clinic("gynem", "GYNEM", ["Prague"], ["Czechia"]),
  clinic("bocian", "Bocian", ["Lublin", "Łódź", "Lodz"], ["Poland"]),
  clinic("novum", "nOvum", ["Warsaw"], ["Poland"]),
  clinic("kyiv", "Надія", ["Київ"], ["constructor"]),
  clinic("symbols", "★", ["★"], ["__proto__"]),
];
const search = forgivingSearch(clinics);

function suggested(term: string): string[] {
  const { clinics: found, isMatch } = search(term);
  return suggestionsFor(clinics, found, isMatch, term).map(
    ({ kind, name, detail }) => `${kind}: ${name} (${detail})`,
  );
}

test.for<[string, string, string[]]>([
  ["a clinic by its name", "repro", ["clinics: Reprofit (Brno, Ostrava, Czechia)"]],
  [
    "a clinic and a city",
    "prague",
    ["clinics: Prague Fertility Centre (Prague, Czechia)", "cities: Prague (2 clinics)"],
  ],
  ["a city by its name in another language", "warschau", ["cities: Warsaw (1 clinic)"]],
  [
    "a misspelt city",
    "prauge",
    ["clinics: Prague Fertility Centre (Prague, Czechia)", "cities: Prague (2 clinics)"],
  ],
  ["a misspelt clinic", "gynnem", ["clinics: GYNEM (Prague, Czechia)"]],
  ["a country by another name", "tschechien", ["countries: Czechia (3 clinics)"]],
  ["a city in its own letters", "київ", ["cities: Київ (1 clinic)"]],
  ["a city once, however it is spelt", "lodz", ["cities: Łódź (1 clinic)"]],
  ["what the words begin before what has them inside", "br", ["cities: Brno (1 clinic)"]],
  [
    "the law of a country without clinics",
    "spanien",
    ["pages: IVF in Spain (its law; we list no clinics there yet)"],
  ],
  ["the question behind the words", "single", ["pages: May I be treated there? (the laws of 13 countries)"]],
  [
    "a treatment in another language",
    "eizellsp",
    ["treatments: Egg donation (who offers it, and what it costs)"],
  ],
  ["nothing for what is nowhere", "atlantis", []],
  ["nothing for what has no letters", "★ ", []],
])("suggests %s", ([, term, expected]) => {
  expect(suggested(term)).toEqual(expected);
});

test("suggests what begins with the letters first", () => {
  expect(suggested("b").slice(0, 2)).toEqual([
    "clinics: Bocian (Lublin, Łódź, Lodz, Poland)",
    "cities: Brno (1 clinic)",
  ]);
  expect(suggested("b")).toContain("cities: Lublin (1 clinic)");
});

test("never suggests more than nine", () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    clinic(`a${index}`, `Alpha ${index}`, [`Alpha ${index}`], [`Alpha ${index}`]),
  );
  const { clinics: found, isMatch } = forgivingSearch(many)("alpha");
  expect(suggestionsFor(many, found, isMatch, "alpha").map(({ kind }) => kind)).toEqual([
    ...["clinics", "clinics", "clinics", "clinics"],
    ...["cities", "cities", "cities", "countries", "countries"],
  ]);
});
