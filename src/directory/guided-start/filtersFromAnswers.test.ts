import { expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { readFilters, writeFilters } from "@/directory/filtering/filterAddress.ts";
import { NO_FILTERS } from "@/directory/filtering/listFilters.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_WISHES, type Answers, type Wishes } from "./answers.ts";
import { CITIES as KNOWN } from "./cities.ts";
import { filtersFromAnswers, type City } from "./filtersFromAnswers.ts";
import { matchClinics } from "./matchClinics.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { countriesThatForbid, verdictsOf } from "@/directory/filtering/lawOfCountries.ts";

const CITIES: City[] = [
  { slug: "prague", name: "Prague", east: 14.42, north: 50.09 },
  { slug: "brno", name: "Brno", east: 16.61, north: 49.2 },
  { slug: "lublin", name: "Lublin", east: 22.57, north: 51.25 },
  { slug: "bialystok", name: "Białystok", east: 23.16, north: 53.13 },
];
function clinic(id: string, about: Partial<Clinic>): Clinic {
  return exampleClinic({
    id,
    eggDonationSuccessRate: null,
    specialties: [],
    countries: ["Czechia"],
    ...about,
  });
}

const CLINICS = [
  clinic("a", { locations: ["Prague"], specialties: ["Egg donation"], services: readServices("/en")! }),
  clinic("b", { locations: ["Brno"], services: readServices("v/de")!, countries: ["Spain"] }),
  clinic("c", {
    locations: ["Białystok", "Brno"],
    services: readServices("v/")!,
    countries: ["Poland", "Spain"],
  }),
  clinic("d", { locations: ["Atlantis"], services: readServices("/en")!, countries: [] }),
  clinic("e", { locations: ["Lublin"], services: readServices("-e/en")!, countries: ["Poland"] }),
];

const ids = (some: Clinic[]) => some.map(({ id }) => id).join("");

interface Asked extends Partial<Wishes>, Partial<TypedAnswers> {}

function answersOf({ languages = [], country = "", within = null, ...typed }: Asked): Answers {
  return { ...NO_WISHES, languages, country, within, typed: changeAnswers(EMPTY_ANSWERS, typed) };
}

function found(asked: Asked): string {
  const answers = answersOf(asked);
  const refused = countriesThatForbid(verdictsOf(CLINICS, COUNTRY_RULES, answers.typed));
  const filters = filtersFromAnswers(answers, CLINICS, CITIES, refused);
  const { sure, unsure } = matchClinics(CLINICS, filters, CITIES, refused, new Map());
  return `${ids(sure)} | ${ids(unsure)}`;
}

test.for<[string, Asked, string]>([
  ["every question skipped", {}, "abcde | "],
  ["own eggs", { eggs: "own" }, "abcde | "],
  ["donor eggs: offers it, then unknown, without who doesn't", { eggs: "donor" }, "a | bcd"],
  ["either of two languages", { languages: ["de", "en"] }, "abde | c"],
  ["a start without a distance", { homeCity: "prague" }, "abcde | "],
  ["a distance without a start", { within: 100 }, "abcde | "],
  ["near", { homeCity: "prague", within: 100 }, "a | d"],
  ["near enough for one of a clinic's cities", { homeCity: "prague", within: 200 }, "abc | d"],
  ["a country: its clinics, then who may be there", { country: "Poland" }, "ce | d"],
  ["a country whose law refuses", { country: "Poland", partner: "womanAlone" }, "c | d"],
  ["a country and a language", { country: "Spain", languages: ["de"] }, "b | cd"],
  ["a city that isn't known any more", { homeCity: "ys", within: 100 }, "abcde | "],
  ["a woman alone: no clinic that is only in Poland or Czechia", { partner: "womanAlone" }, "bc | d"],
  ["the same with donor eggs", { partner: "womanAlone", eggs: "donor" }, " | bcd"],
])("%s: known | unknown", ([, asked, expected]) => {
  expect(found(asked)).toBe(expected);
});

test("where every country refuses, no clinic there is left", () => {
  const polish = CLINICS.filter(({ id }) => id === "e");
  const { typed } = answersOf({ partner: "womanAlone" });
  const refused = countriesThatForbid(verdictsOf(polish, COUNTRY_RULES, typed));
  const filters = filtersFromAnswers(answersOf({ partner: "womanAlone" }), polish, CITIES, refused);
  expect(matchClinics(polish, filters, CITIES, refused, new Map())).toEqual({ sure: [], unsure: [] });
});

test("both parts are in the order of the list that the guide leads to: by what the treatment costs there", () => {
  const offering = readServices("e/")!;
  const bases = new Map([
    ["dear", { treatments: "ec-2026=6400" }],
    ["cheap", { treatments: "ec-2026=4900" }],
  ]);
  const clinics = [
    clinic("a-silent", { name: "A silent", priceEuros: 900 }),
    clinic("unpriced", { name: "B unpriced", services: offering }),
    clinic("dear", { name: "C dear", services: offering }),
    clinic("cheap", { name: "D cheap", services: offering }),
  ];
  const filters = filtersFromAnswers(answersOf({ eggs: "donor" }), clinics, CITIES, new Set());
  expect(writeFilters(filters).toString()).toBe("treatment=egg-donation&sort=price");
  const { sure, unsure } = matchClinics(clinics, filters, CITIES, new Set(), bases);
  expect(sure.map(({ id }) => id)).toEqual(["cheap", "dear", "unpriced"]);
  expect(unsure.map(({ id }) => id)).toEqual(["a-silent"]);
});

test("of those of which something isn't known, whoever a source says a part of comes first", () => {
  const clinics = [
    clinic("a-nothing", { name: "A nothing", locations: ["Prague"] }),
    clinic("listed", { name: "B listed", locations: ["Prague"], specialties: ["Egg donation"] }),
    clinic("speaks", { name: "C speaks", services: readServices("/de")!, locations: ["Atlantis"] }),
  ];
  const answers = answersOf({ eggs: "donor", languages: ["de"], homeCity: "prague", within: 100 });
  const filters = filtersFromAnswers(answers, clinics, CITIES, new Set());
  const { sure, unsure } = matchClinics(clinics, filters, CITIES, new Set(), new Map());
  expect(sure).toEqual([]);
  expect(unsure.map(({ id }) => id)).toEqual(["speaks", "listed", "a-nothing"]);
});

test("after staff who speak the language comes a website in it, and then whoever else something is known of", () => {
  const clinics = [
    clinic("a-listed", { name: "A", specialties: ["Egg donation"], services: readServices("e/")! }),
    clinic("b-sample", { name: "B", services: readServices("~e/de")! }),
    clinic("unica", { name: "C", languages: ["Czech", "German"], services: readServices("~e/de")! }),
    clinic("gynem", { name: "D", languages: ["German"], services: readServices("e/")! }),
    clinic("speaks", { name: "E", services: readServices("/de")! }),
  ];
  const filters = filtersFromAnswers(
    answersOf({ eggs: "donor", languages: ["de"] }),
    clinics,
    CITIES,
    new Set(),
  );
  const { unsure } = matchClinics(clinics, filters, CITIES, new Set(), new Map());
  expect(unsure.map(({ id }) => id)).toEqual(["speaks", "gynem", "unica", "a-listed", "b-sample"]);
});

test("an age sets no filter of its own, so it can't get into the address", () => {
  expect(filtersFromAnswers(answersOf({ age: "41" }), CLINICS, CITIES, new Set())).toEqual(NO_FILTERS);
});

test("with a clinic in every city that we know, the link to those that are near names them all", () => {
  const everywhere = KNOWN.map(({ slug, name }) => clinic(slug, { locations: [name] }));
  for (const { slug } of KNOWN) {
    const answers = answersOf({ homeCity: slug, within: 500 });
    const listFilters = filtersFromAnswers(answers, everywhere, KNOWN, new Set());
    expect(readFilters(writeFilters(listFilters))).toEqual(listFilters);
  }
});
