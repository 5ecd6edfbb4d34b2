import { describe, expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { applyFilters } from "./applyFilters.ts";
import { NO_FILTERS, type ListFilters } from "./listFilters.ts";
import { understandSearch } from "./understandSearch.ts";

const clinic = (id: string, name: string, city: string, country: string, services = "/") =>
  exampleClinic({ id, name, locations: [city], countries: [country], services: readServices(services)! });
const CLINICS = [
  clinic("gennet", "GENNET", "Prague", "Czechia", "e/"),
  clinic("gynem", "GYNEM", "Prague", "Czechia"),
  clinic("europe", "Europe IVF", "Prague", "Czechia", "-e/"),
  clinic("reprofit", "Reprofit", "Brno", "Czechia", "e/"),
  clinic("bocian", "Bocian", "Warsaw", "Poland", "vE/"),
  clinic("donor", "Donor Egg Clinic", "London", "United Kingdom"),
];

function find(search: string, others: Partial<ListFilters> = {}) {
  const asked = understandSearch(CLINICS, { ...NO_FILTERS, ...others, search });
  const { clinics, summary } = applyFilters(CLINICS, asked, new Map());
  return { asked, summary, ids: clinics.map(({ id }) => id) };
}

describe("A treatment and a place in one search", () => {
  test.for([
    ...["Eizellspende Prag", "Prag Eizellspende", "eizellspende in prag", "Eizellenspende Praha"],
    ...["egg donation Prague", "Prague donor eggs", "dárcovství vajíček Praha", "darcovstvi vajicek praha"],
    ...["darování vajíček v Praze", "dawstwo komórek jajowych Praga", "dawstwo jajeczek w Pradze"],
  ])("%s finds the clinics of Prague, those with egg donation first", (search) => {
    const { ids, summary } = find(search);
    expect(ids).toEqual(["gennet", "gynem"]);
    expect(summary).toBe("1 clinic offers egg donation. 1 doesn't say: ask it.");
  });

  test.for([
    ["Eizellspende Tschechien", ["gennet", "reprofit", "gynem"]],
    ["Embryonenspende Polen", ["bocian"]],
    ["in vitro Warszawa", ["bocian"]],
    ["Kinderwunsch Tschechien", ["gennet", "gynem", "europe", "reprofit"]],
    ["egg donation Prage", ["gennet", "gynem"]],
    ["Eizellspende Spanien", []],
  ] as const)("%s finds %j", ([search, ids]) => {
    expect(find(search).ids.toSorted()).toEqual(ids.toSorted());
  });
});

test("a treatment alone finds who offers it, before those that don't say", () => {
  expect(find("Eizellspende").ids.slice(0, 2)).toEqual(["gennet", "reprofit"]);
  expect(find("Eizellspende").ids).not.toContain("europe");
});

test("what is a clinic's name is searched for as it is typed", () => {
  expect(find("donor egg").ids).toEqual(["donor"]);
  expect(find("donor egg").asked.treatments).toEqual([]);
});

test("a treatment that is searched for adds to those that are filtered by", () => {
  const { asked } = find("Eizellspende Prag", { treatments: ["icsi", "egg-donation"] });
  expect([asked.search, asked.treatments]).toEqual(["prag", ["icsi", "egg-donation"]]);
});
