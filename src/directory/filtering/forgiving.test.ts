import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { SEEDED_CLINICS } from "../../../tests/support/seededClinics.ts";
import { forgivingSearch } from "./forgiving.ts";
import { splitByMatch } from "./splitByMatch.ts";

const clinics = SEEDED_CLINICS.map((clinic) => exampleClinic(clinic));
const search = forgivingSearch(clinics);
const ids = (term: string) => search(term).clinics.map(({ id }) => id);

describe("Searching finds", () => {
  test.for<[string, string]>([
    ["reprfit", "reprofit"],
    ["Reproft", "reprofit"],
    ["gynnem", "gynem"],
    ["gynem", "gynem"],
    ["macierzynstwo", "macierzynstwo"],
    ["invimd", "invimed"],
    ["ivf zlin", "ivf-zlin"],
    ["guys", "guys-hospital"],
    ["Kings fertility", "kings-fertility"],
    ["st pauls", "create-st-pauls"],
    ["Guy's", "guys-hospital"],
    ["bourn hall", "bourn-hall"],
  ])("%s as %s, first", ([term, id]) => {
    expect(ids(term)[0]).toBe(id);
  });

  test.for<[string, string]>([
    ["prauge", "Prague"],
    ["prag", "Prague"],
    ["Praha", "Prague"],
    ["Brünn", "Brno"],
    ["brunn", "Brno"],
    ["Warschau", "Warsaw"],
    ["Warszawa", "Warsaw"],
    ["warsow", "Warsaw"],
    ["Krakau", "Kraków"],
    ["Cracow", "Kraków"],
    ["karlsbad", "Karlovy Vary"],
    ["Rzgow", "Rzgów"],
  ])("%s as the clinics of %s", ([term, city]) => {
    const there = clinics.filter(({ locations }) => locations.includes(city)).map(({ id }) => id);
    expect(ids(term).toSorted()).toEqual(there.toSorted());
  });

  test("lodz as the clinics of Łódź and of the town beside it", () => {
    const there = clinics.filter(({ locations }) =>
      ["Łódź", "Rzgów"].some((city) => locations.includes(city)),
    );
    expect(ids("lodz").toSorted()).toEqual(there.map(({ id }) => id).toSorted());
  });

  test("of ten clinics in Prague the one with that name first", () => {
    const found = ids("Prague Fertility Centre");
    expect(found[0]).toBe("prague-fertility");
    expect(found).toHaveLength(clinics.filter(({ locations }) => locations.includes("Prague")).length);
  });

  test("languages, as words among others", () => {
    expect(ids("Brno German")).toEqual(["unica"]);
    expect(ids("german clinic in prague").toSorted()).toEqual(["europe-ivf", "gynem", "unica"]);
  });

  test("nothing for distant words, and no typos in short words", () => {
    expect(ids("atlantis")).toEqual([]);
    expect(ids("xyz")).toEqual([]);
    expect(search("brno").isGuess).toBe(false);
    expect(search("prauge").isGuess).toBe(true);
  });

  test("whatever is typed", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (term) => void search(term)));
    for (const { id, name } of clinics) expect(ids(name)[0], name).toBe(id);
  });
});

test("what matched is marked, with its own letters", () => {
  expect(splitByMatch("Kraków, Łódź", search("lodz").isMatch)).toEqual([
    { text: "Kraków, ", isMatch: false },
    { text: "Łódź", isMatch: true },
  ]);
  expect(splitByMatch("Warsaw", search("warschau").isMatch)).toEqual([{ text: "Warsaw", isMatch: true }]);
  expect(splitByMatch("Reprofit", search("reprfit").isMatch)).toEqual([{ text: "Reprofit", isMatch: true }]);
  expect(splitByMatch("Reprofit", search("repr").isMatch)).toEqual([{ text: "Reprofit", isMatch: true }]);
});
