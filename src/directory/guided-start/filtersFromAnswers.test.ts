import { expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { filterClinics } from "@/directory/filtering/matches.ts";
import { readFilters, writeFilters } from "@/directory/filtering/filterAddress.ts";
import { NO_FILTERS } from "@/directory/filtering/listFilters.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_ANSWERS, type Answers } from "./answers.ts";
import { CITIES as KNOWN } from "./cities.ts";
import { countElsewhere, filtersFromAnswers, type City } from "./filtersFromAnswers.ts";

const CITIES: City[] = [
  { slug: "prague", name: "Prague", east: 14.42, north: 50.09 },
  { slug: "brno", name: "Brno", east: 16.61, north: 49.2 },
  { slug: "lublin", name: "Lublin", east: 22.57, north: 51.25 },
  { slug: "bialystok", name: "Białystok", east: 23.16, north: 53.13 },
];
function clinic(id: string, about: Partial<Clinic>): Clinic {
  return exampleClinic({ id, eggDonationSuccessRate: null, specialties: [], ...about });
}

const CLINICS = [
  clinic("a", { locations: ["Prague"], specialties: ["Egg donation"], services: readServices("/en")! }),
  clinic("b", { locations: ["Brno"], services: readServices("v/de")! }),
  clinic("c", { locations: ["Białystok", "Brno"], services: readServices("v/-deen")! }),
  clinic("d", { locations: ["Atlantis"], services: readServices("-e/en")! }),
];

function found(answers: Partial<Answers>): string[] {
  return filterClinics(CLINICS, filtersFromAnswers({ ...NO_ANSWERS, ...answers }, CLINICS, CITIES)).map(
    ({ id }) => id,
  );
}

test.for([
  ["every question skipped", {}, ["a", "b", "c", "d"]],
  ["own eggs", { eggs: "own" }, ["a", "b", "c", "d"]],
  ["donor eggs", { eggs: "donor" }, ["a", "b", "c"]],
  ["either of two languages", { languages: ["de", "en"] }, ["a", "b", "d"]],
  ["a start without a distance", { from: "prague" }, ["a", "b", "c", "d"]],
  ["a distance without a start", { within: 100 }, ["a", "b", "c", "d"]],
  ["near", { from: "prague", within: 100 }, ["a"]],
  ["near enough for one of a clinic's cities", { from: "prague", within: 200 }, ["a", "b", "c"]],
  ["no clinic near", { from: "lublin", within: 100 }, []],
  ["a city that isn't known any more", { from: "ys", within: 100 }, ["a", "b", "c", "d"]],
] satisfies [string, Partial<Answers>, string[]][])("%s leaves the right clinics", ([, answers, ids]) => {
  expect(found(answers)).toEqual(ids);
});

test("an age sets no filter, so it can't get into the address", () => {
  expect(filtersFromAnswers({ ...NO_ANSWERS, age: "40-42" }, CLINICS, CITIES)).toEqual(NO_FILTERS);
});

test("clinics whose cities have no known position are counted", () => {
  expect(countElsewhere(CLINICS, CITIES)).toBe(1);
});

test("with a clinic in every city that we know, the link to those that are near names them all", () => {
  const everywhere = KNOWN.map(({ slug, name }) => clinic(slug, { locations: [name] }));
  for (const { slug } of KNOWN) {
    const listFilters = filtersFromAnswers({ ...NO_ANSWERS, from: slug, within: 500 }, everywhere, KNOWN);
    expect(readFilters(writeFilters(listFilters))).toEqual(listFilters);
  }
});
