import { expect, test } from "vitest";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import type { CountryFacts } from "@/directory/countries/region.ts";
import { SEEDED_CLINICS } from "../../../tests/support/seededClinics.ts";
import { REACHED_FROM_OTHER_CITIES, travelPage } from "./travelPage.ts";

const FILES = import.meta.glob<{ cities: CountryFacts["cities"] }>("../countries/*/cities.ts", {
  eager: true,
});

const PAGES = COUNTRIES.flatMap((country) =>
  country.cities.map(({ slug, isRest }) => {
    const facts = FILES[`../countries/${country.slug}/cities.ts`]!.cities[slug]!;
    return { country, slug, isRest, facts };
  }),
);

test("every city with a page of its own is reached by that page's section on getting there", () => {
  for (const { country, slug, facts } of PAGES.filter(({ isRest }) => !isRest)) {
    expect(facts.gettingThere).toBeDefined();
    expect(travelPage(facts.places[0]?.name, country.listedAs)).toMatchObject({
      to: `/regions/${country.slug}/${slug}#travel-title`,
      isOfCity: true,
    });
  }
});

test("every city of a listed clinic stands on a page of its country", () => {
  for (const { name, locations, countries } of SEEDED_CLINICS) {
    const places = PAGES.filter(({ country }) => countries.includes(country.listedAs));
    const names = places.flatMap(({ facts }) => facts.places.map((place) => place.name));
    for (const location of locations) expect(names, name).toContain(location);
  }
});

test("of other cities, exactly those are linked whose page says how to reach them", () => {
  const reached = PAGES.filter(({ isRest }) => isRest).flatMap(({ facts: { places, gettingThere } }) =>
    places.filter(({ note = "" }) => gettingThere ?? /airport|train/i.test(note)).map(({ name }) => name),
  );
  expect([...REACHED_FROM_OTHER_CITIES].toSorted()).toEqual(reached.toSorted());
  expect(travelPage("Cheshunt", "United Kingdom")).toEqual({
    to: "/regions/united-kingdom/other-united-kingdom",
    words: "How to get to Cheshunt",
    isOfCity: true,
  });
});

test.for([
  ["Zlín", "Czechia", { to: "/countries/czech-republic#travel-title", words: "Travel and money in Czechia" }],
  [
    undefined,
    "United Kingdom",
    { to: "/countries/united-kingdom#travel-title", words: "Travel and money in the United Kingdom" },
  ],
] as const)("%s in %s has its country's section on travel alone", ([city, country, page]) => {
  expect(travelPage(city, country)).toEqual({ ...page, isOfCity: false });
});

test.for(["Spain", "Atlantis", undefined])("%s has no page on travel", (country) => {
  expect(travelPage("Barcelona", country)).toBeNull();
});
