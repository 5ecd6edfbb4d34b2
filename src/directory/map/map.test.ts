import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  subarray,
} from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import { loadFacts } from "@/directory/regions/countryFacts.ts";
import { placesOfCountry } from "@/directory/regions/places.ts";
import { distanceInKm } from "@/ui/distance.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { KNOWN_CITIES, placeOf } from "./cities.ts";
import { citiesOf, groupsOnMap } from "./cityGroups.ts";
import { countryNames } from "./countryNames.ts";
import { boxOf, labelsOf } from "./labels.ts";
import { outlines } from "./outlines.ts";
import { byDistance, groupLabel, labelOf } from "./groupLabel.ts";

const clinicIn = (id: string, ...locations: string[]) => exampleClinic({ id, locations });
const cities = (...locations: string[][]) =>
  citiesOf(locations.map((each, index) => clinicIn(`c${index}`, ...each)));

test.each([
  ["Prague", "Brno", 185],
  ["London", "Paris", 344],
  ["Berlin", "Warsaw", 517],
  ["Lisbon", "Helsinki", 3361],
  ["Prague", "Prague", 0],
])("from %s to %s it is %i km in a straight line", (from, to, km) => {
  const [a, b] = [placeOf(from)!, placeOf(to)!];
  expect(Math.abs(distanceInKm(a, b) - km)).toBeLessThanOrEqual(Math.max(2, km * 0.006));
  expect(distanceInKm(b, a)).toBe(distanceInKm(a, b));
});

test("the cities stand where the maps of the countries have them", async () => {
  for (const country of COUNTRIES) {
    for (const { place } of placesOfCountry(country, await loadFacts(country))) {
      expect(placeOf(place.name), place.name).toEqual({ east: place.east, north: place.north });
    }
  }
});

test("a clinic counts once in each of its cities, and a city that isn't known stays in the list", () => {
  const found = cities(["Brno", "Prague"], ["Brno", "Brno"], ["Atlantis"]);
  expect(found.map(({ name, clinics, place }) => [name, clinics.size, place !== undefined])).toEqual([
    ["Brno", 2, true],
    ["Atlantis", 1, false],
    ["Prague", 1, true],
  ]);
  expect(groupsOnMap(found, 336).groups).toHaveLength(2);
});

test("cities that would stand on top of each other share a dot, and a clinic in both counts once", () => {
  const [lodz] = groupsOnMap(cities(["Łódź", "Rzgów"], ["Łódź"], ["Szczecin"], ["Lublin"]), 336).groups;
  expect(lodz?.cities.map(({ name }) => name)).toEqual(["Łódź", "Rzgów"]);
  expect(lodz?.clinics).toBe(2);
  expect(labelOf(lodz!.cities, "")).toEqual(["Łódź + 1"]);
  expect(groupLabel(lodz!.cities, 2, "Prague")).toMatch(
    /^Łódź and Rzgów, 2 clinics, 3\d\d km in a straight line from Prague$/,
  );
});

test("names with a distance are whole sentences for those who don't see the map", () => {
  const [brno] = cities(["Brno"]);
  expect(groupLabel([brno!], 1, "")).toBe("Brno, 1 clinic");
  expect(groupLabel([brno!], 1, "Nowhere")).toBe("Brno, 1 clinic");
  expect(labelOf([brno!], "Vienna")).toEqual(["Brno", expect.stringMatching(/^11\d km$/)]);
});

test("the nearest come first, those whose place isn't known last", () => {
  const all = cities(["Warsaw"], ["Atlantis"], ["Brno"], ["Prague"]);
  expect(byDistance(all, "Vienna").map(({ name }) => name)).toEqual(["Brno", "Prague", "Warsaw", "Atlantis"]);
  expect(byDistance(all, "")).toEqual(all);
});

const LETTERS = { wide: 7.8, high: 16 };

function boxes(width: number, names: string[][], from: string) {
  const { projection, groups } = groupsOnMap(cities(...names), width);
  const lines = groups.map((group) => labelOf(group.cities, from));
  const labels = labelsOf(groups, lines, projection, LETTERS);
  const dots = groups.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const texts = groups.flatMap((group, index) => {
    const label = labels[index];
    return label ? [boxOf(group, label.side, label.lines, LETTERS)] : [];
  });
  return { projection, labels, all: [...dots, ...texts] };
}

test("the city with most clinics has its label first, with the distance", () => {
  const { labels } = boxes(336, [["Prague"], ["Prague"], ["Brno"], ["Warsaw"]], "Vienna");
  expect(labels[0]?.lines).toEqual(["Prague", "253 km"]);
});

test("no dot and no label covers another, and all lie on the map, whatever is found", () => {
  assert(
    property(
      integer({ min: 296, max: 1200 }),
      array(subarray(KNOWN_CITIES, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 40 }),
      constantFrom("", "London"),
      (width, names, from) => {
        const { projection, all } = boxes(width, names, from);
        for (const { left, top, right, bottom } of all) {
          expect(left >= 0 && top >= 0 && right <= projection.width && bottom <= projection.height).toBe(
            true,
          );
        }
        for (const [index, a] of all.entries()) {
          for (const b of all.slice(index + 1)) {
            const overlaps = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            expect(overlaps).toBe(false);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("the map of one city has a country around it, and the outline goes through Prague's surroundings", () => {
  const { projection } = groupsOnMap(cities(["Prague"]), 400);
  expect(projection.height).toBeGreaterThan(200);
  expect(projection.height).toBeLessThan(500);
  expect(outlines(projection)).toMatch(/^(M-?[\d.]+ -?[\d.]+( -?[\d.]+ -?[\d.]+)+Z)+$/);
});

test("the neighbours have names, which lie on no dot and no label", () => {
  const { projection, groups } = groupsOnMap(
    cities(["Prague"], ["Brno"], ["Zlín"], ["Warsaw"], ["Kraków"]),
    600,
  );
  const labels = labelsOf(
    groups,
    groups.map((group) => labelOf(group.cities, "")),
    projection,
    LETTERS,
  );
  const names = countryNames(projection, groups, labels, LETTERS);
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(["Czechia", "Poland", "Slovakia"]));
  for (const { name, x, y } of names) {
    const half = { wide: (name.length * LETTERS.wide) / 2, high: LETTERS.high / 2 };
    for (const group of groups) {
      const isBeside = Math.abs(group.x - x) >= half.wide + group.radius;
      expect(isBeside || Math.abs(group.y - y) >= half.high + group.radius, name).toBe(true);
    }
  }
});
