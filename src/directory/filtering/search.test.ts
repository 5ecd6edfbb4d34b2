import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { forgivingSearch } from "./forgiving.ts";

const reprofit = exampleClinic({
  id: "reprofit",
  name: "Reprofit",
  locations: ["Brno"],
  countries: ["Czechia"],
});
const zlin = exampleClinic({ id: "ivf-zlin", name: "IVF Zlín", locations: ["Zlín"], countries: ["Czechia"] });
const parens = exampleClinic({ id: "parens", name: "Parens", locations: ["Kraków"], countries: ["Poland"] });
const bocian = exampleClinic({
  id: "bocian",
  name: "Bocian",
  locations: ["Łódź", "Lublin"],
  countries: ["Poland"],
});
const centre = exampleClinic({
  id: "centre",
  name: "Prague Fertility Centre",
  locations: ["Prague"],
  countries: ["Czechia"],
});
const all = [reprofit, zlin, parens, bocian, centre];

function found(term: string): string[] {
  const { clinics } = forgivingSearch(all)(term);
  return clinics.map(({ id }) => id).toSorted();
}

describe("Searching clinics", () => {
  test.for([
    ["an empty term finds everything", "", all.map((clinic) => clinic.id)],
    ["white space alone finds everything", "  \t ", all.map((clinic) => clinic.id)],
    ["a part of the name", "profi", ["reprofit"]],
    ["capitals do not matter", "REPROFIT", ["reprofit"]],
    ["a city", "brno", ["reprofit"]],
    ["a second city", "lublin", ["bocian"]],
    ["a country", "poland", ["parens", "bocian"]],
    ["the country's other name", "czech republic", ["reprofit", "ivf-zlin", "centre"]],
    ["the city's own name", "praha", ["centre"]],
    ["diacritics fold", "krakow", ["parens"]],
    ["so do letters that do not decompose", "lodz", ["bocian"]],
    ["diacritics may be typed too", "Zlín", ["ivf-zlin"]],
    ["decomposed diacritics as well", "Zli\u0301n", ["ivf-zlin"]],
    ["every word must be found", "bocian krakow", []],
    ["words in any order", "poland bocian", ["bocian"]],
    ["a generic word beside another is ignored", "fertility poland", ["parens", "bocian"]],
    ["a generic word alone counts", "ivf", ["ivf-zlin"]],
    ["a German patient’s word beside a city", "Kinderwunsch Prag", ["centre"]],
    ["so in Czech", "klinika Brno", ["reprofit"]],
    ["and in Polish", "leczenie niepłodności Kraków", ["parens"]],
    ["her word alone asks for nothing in particular", "Kinderwunsch", all.map((clinic) => clinic.id)],
    ["generic words together ask for nothing in particular", "ivf clinic", all.map((clinic) => clinic.id)],
    ["nothing at all", "atlantis", []],
    ["wildcards are literal: percent", "%", []],
    ["wildcards are literal: underscore", "_", []],
    ["a backslash is literal", "\\", []],
    ["brackets and commas are literal", "(a,b)[c]", []],
  ] as const)("%s", ([, term, ids]) => {
    expect(found(term)).toEqual(ids.toSorted());
  });

  test.for(
    [
      ...["uk", "england", "great britain", "Anglia", "Anglie", "Wielka Brytania", "Velká Británie"],
      ...["Großbritannien", "Grossbritannien", "Vereinigtes Königreich", "Londyn", "Londýn", "londres"],
    ].map((term) => [term]),
  )("the United Kingdom and London are found as %s", ([term]) => {
    const lister = exampleClinic({ id: "lister", locations: ["London"], countries: ["United Kingdom"] });
    expect(forgivingSearch([...all, lister])(term!).clinics.map(({ id }) => id)).toEqual(["lister"]);
  });

  test.for(["%", "_", "\\", ",", "(", ")", "[", "]", "100%", "a_b", "\\n", "(x,y)[z]", ".*", "$&", "^"])(
    "%s finds the clinic that has it in its name, and no other",
    (term) => {
      const odd = exampleClinic({ id: "odd", name: "100% a_b \\n (x,y)[z] .* $& ^" });
      expect(forgivingSearch([...all, odd])(term).clinics.map(({ id }) => id)).toEqual(["odd"]);
    },
  );

  test("a giant term is cut instead of stalling the page", () => {
    expect(found("x".repeat(10_000))).toEqual([]);
    expect(found("brno" + " ".repeat(MAX_SEARCH_LENGTH) + "atlantis")).toEqual(["reprofit"]);
  });
});
