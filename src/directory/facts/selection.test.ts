import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { published } from "../../../tests/support/publishedResults.ts";
import { bandKey, bandToShow, isSameBand } from "./ageBand.ts";
import { differences } from "./comparable.ts";
import { select, type Question } from "./selection.ts";

const ANYTHING: Question = { measure: null, period: null, band: null };
const UP_TO_37 = { ageFrom: null, ageTo: 37 };
const FROM_38 = { ageFrom: 38, ageTo: null };
const ALL = { age_from: null, age_to: null };

const year = (number: number) => ({ period_from: `${number}-01-01`, period_to: `${number}-12-31` });
const IN_2018 = { period_from: "2018-01-01", period_to: "2018-12-31" };

const clinicsIn = (selection: ReturnType<typeof select>) =>
  selection?.results.map(({ clinicId }) => clinicId);

describe("What a picture shows", () => {
  test("is nothing where no clinic publishes a rate, whatever countries do", () => {
    expect(select([], ANYTHING)).toBeNull();
    expect(select(published({ clinic_id: null, country: "Czechia" }), ANYTHING)).toBeNull();
  });

  test("is what most clinics publish, in its latest year, unless something else is asked for", () => {
    const results = published(
      { clinic_id: "a", denominator: "transfer" },
      { clinic_id: "a", ...IN_2018 },
      { clinic_id: "b", ...IN_2018 },
      { clinic_id: "b" },
    );
    const selection = select(results, ANYTHING)!;
    expect(selection.measure.label).toMatch(/^Live births per started cycle: own eggs/);
    expect(selection.period.label).toBe("2023");
    expect(clinicsIn(selection)).toEqual(["b"]);
    expect(selection.periods.map(({ key }) => key)).toEqual(["2023", "2018"]);
    expect(clinicsIn(select(results, { ...ANYTHING, period: "2018" }))).toEqual(["a", "b"]);
    const [, other] = selection.measures;
    expect(clinicsIn(select(results, { ...ANYTHING, measure: other!.key }))).toEqual(["a"]);
  });

  test("is recent rather than history, even if fewer clinics publish it", () => {
    const results = published(
      { clinic_id: "a", ...IN_2018 },
      { clinic_id: "b", ...IN_2018 },
      { clinic_id: "a", denominator: "transfer" },
    );
    expect(select(results, ANYTHING)?.period.label).toBe("2023");
  });

  test("is of a donor's eggs for somebody who would use them, where any clinic publishes that", () => {
    const results = published({ clinic_id: "a" }, { clinic_id: "b" }, { clinic_id: "a", eggs: "donor" });
    expect(select(results, { ...ANYTHING, eggs: "donor" })?.measure.label).toMatch(/: donor eggs/);
    expect(select(results, ANYTHING)?.measure.label).toMatch(/: own eggs/);
    expect(select(results.slice(0, 2), { ...ANYTHING, eggs: "donor" })?.measure.label).toMatch(/: own eggs/);
  });

  test("is the newest that several clinics publish, even if more published something older", () => {
    const in2022 = { period_from: "2022-01-01", period_to: "2022-12-31" };
    const newest = published(
      { clinic_id: "a", ...in2022 },
      { clinic_id: "b", ...in2022 },
      { clinic_id: "c", ...in2022 },
      { clinic_id: "a", denominator: "transfer" },
      { clinic_id: "b", denominator: "transfer" },
    );
    expect(select(newest, ANYTHING)?.period.label).toBe("2023");
    expect(select(newest.slice(0, -1), ANYTHING)?.period.label).toBe("2022");
  });

  test("is of the year in which most are recent, whatever else a measure spans", () => {
    const several = published(
      { clinic_id: "a", denominator: "transfer", ...year(2021) },
      { clinic_id: "a", denominator: "transfer", ...year(2022) },
      { clinic_id: "b", denominator: "transfer", ...year(2023) },
      ...["a", "b", "c"].map((clinic_id) => Object.assign({ clinic_id }, year(2022))),
    );
    expect(select(several, ANYTHING)?.measure.label).toMatch(/^Live births per embryo transfer/);
  });

  test("is of the age group asked for where only another measure has it", () => {
    const [without, withBand] = [
      ["a", "b", "c"].map((clinic_id) => ({ clinic_id })),
      ["a", "b"].map((clinic_id) => ({ clinic_id, denominator: "transfer", age_from: 38, age_to: null })),
    ];
    const measureAt = (band: Question["band"]) =>
      select(published(...without, ...withBand), { ...ANYTHING, band })?.measure.label;
    expect(measureAt(FROM_38)).toMatch(/^Live births per embryo transfer/);
    expect(measureAt(UP_TO_37)).toMatch(/^Live births per started cycle/);
  });

  test("is of the newest year that has the age group asked for, and names all years, the newest first", () => {
    const in2022 = { period_from: "2022-01-01", period_to: "2022-12-31" };
    const results = published(
      { clinic_id: "a", ...in2022 },
      { clinic_id: "a", ...in2022, age_from: 38, age_to: null },
      { clinic_id: "b", ...in2022 },
      { clinic_id: "a" },
    );
    const selection = select(results, { ...ANYTHING, band: FROM_38 })!;
    expect(selection.period.label).toBe("2022");
    expect(selection.periods).toEqual([
      { key: "2023", label: "2023" },
      { key: "2022", label: "2022" },
    ]);
    expect(selection.measures).toEqual([selection.measure]);
    expect(selection.measure.label).toMatch(/^Live births per started cycle/);
  });

  test("is of a whole year under its number, and of any other time under both its days", () => {
    const spans = [
      ["2023-01-01", "2023-12-31"],
      ["2023-01-01", "2023-06-30"],
      ["2023-07-01", "2023-12-31"],
      ["2022-07-01", "2023-06-30"],
    ] as const;
    const rows = spans.map(([period_from, period_to]) => ({ clinic_id: "a", period_from, period_to }));
    expect(select(published(...rows), ANYTHING)?.periods.map(({ key }) => key)).toEqual([
      "2023-07-01--2023-12-31",
      "2023-01-01--2023-06-30",
      "2023",
      "2022-07-01--2023-06-30",
    ]);
  });

  test("counts decimals that a backend writes as text", () => {
    expect(select(published({ clinic_id: "a", percentage: "41.00" }), ANYTHING)?.results[0]?.percentage).toBe(
      41,
    );
  });

  test("is all ages without a choice, or the youngest group, and then says so", () => {
    const young = { clinic_id: "a" };
    const old = { clinic_id: "a", age_from: 38, age_to: null };
    const together = select(published(young, old, { clinic_id: "a", ...ALL }), ANYTHING)!;
    expect([bandKey(together.band), together.isOtherBand]).toEqual(["-", false]);
    const apart = select(published(old, young), ANYTHING)!;
    expect([apart.band, apart.isOtherBand]).toEqual([UP_TO_37, true]);
  });

  test("is the chosen age group where somebody publishes it, and another one with a word where nobody does", () => {
    const results = published({ clinic_id: "a" }, { clinic_id: "a", age_from: 38, age_to: null });
    const chosen = select(results, { ...ANYTHING, band: FROM_38 })!;
    expect([chosen.band, chosen.isOtherBand]).toEqual([FROM_38, false]);
    const missing = select(results, { ...ANYTHING, band: { ageFrom: 35, ageTo: 37 } })!;
    expect([missing.band, missing.isOtherBand]).toEqual([UP_TO_37, true]);
  });

  test("is the group of a woman's age where the chosen one isn't published, never a younger one's", () => {
    const results = published(
      { clinic_id: "a", age_to: 34 },
      { clinic_id: "a", age_from: 38, age_to: 39 },
      { clinic_id: "a", age_from: 43, age_to: 44 },
    );
    const at43 = select(results, { ...ANYTHING, band: FROM_38, age: 43 })!;
    expect([at43.band, at43.isOtherBand]).toEqual([{ ageFrom: 43, ageTo: 44 }, false]);
    const ofUnknownAge = select(results, { ...ANYTHING, band: FROM_38 })!;
    expect([ofUnknownAge.band, ofUnknownAge.isOtherBand]).toEqual([{ ageFrom: 38, ageTo: 39 }, true]);
  });

  test("says so where it is of a wider group than the chosen one, also if that holds the age", () => {
    const results = published({ clinic_id: "a" }, { clinic_id: "a", age_from: 38, age_to: null });
    const wider = select(results, { ...ANYTHING, band: { ageFrom: 43, ageTo: 44 }, age: 43 })!;
    expect([wider.band, wider.isOtherBand]).toEqual([FROM_38, true]);
  });

  test("is one figure a clinic: the one that was read last", () => {
    const results = published(
      { clinic_id: "a", percentage: 30, checked_on: "2026-01-01" },
      { clinic_id: "a", percentage: 31, checked_on: "2026-02-01" },
    );
    for (const each of [results, results.toReversed()])
      expect(select(each, ANYTHING)?.results.map(({ percentage }) => percentage)).toEqual([31]);
  });

  test("is never a register's figure beside a clinic's own claim", () => {
    const results = published(
      { clinic_id: "a" },
      { clinic_id: "b" },
      { clinic_id: "c", published_by: "clinic" },
    );
    expect(clinicsIn(select(results, ANYTHING))).toEqual(["a", "b"]);
  });

  test("has figures of whole countries beside it only where they count the same way in the same period", () => {
    const clinics = [{ clinic_id: "a" }, { clinic_id: "b" }];
    const country = { clinic_id: null, country: "United Kingdom", percentage: 34 };
    const countriesBeside = (...more: object[]) =>
      select(published(...clinics, ...more), ANYTHING)?.nationals.map((national) => national.country);
    expect(countriesBeside(country)).toEqual(["United Kingdom"]);
    expect(countriesBeside({ ...country, age_to: 34 })).toEqual([]);
    expect(countriesBeside({ ...country, ...IN_2018 })).toEqual([]);
    expect(countriesBeside({ ...country, period_from: "2021-01-01" })).toEqual([]);
    expect(countriesBeside(country, { ...country, country: "Netherlands" })).toHaveLength(2);
  });
});

const row = fc.record({
  clinic_id: fc.constantFrom("a", "b", "c", "d"),
  denominator: fc.constantFrom("transfer", "started_cycle"),
  embryos: fc.constantFrom("fresh", "any"),
  published_by: fc.constantFrom("register", "clinic", "press"),
  age_to: fc.constantFrom(34, 37, null),
  age_from: fc.constantFrom(null, 18),
  percentage: fc.integer({ min: 0, max: 100 }),
  period_from: fc.constantFrom("2018-01-01", "2023-01-01"),
  period_to: fc.constant("2023-12-31"),
});

test("whatever is published and chosen, all that share a picture may be compared", () => {
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(null, UP_TO_37, FROM_38), (rows, band) => {
      const selection = select(published(...rows), { ...ANYTHING, band });
      if (!selection) return;
      expect(new Set(clinicsIn(selection)).size).toBe(selection.results.length);
      for (const { basis } of selection.results) {
        expect(differences(basis, selection.results[0]!.basis)).toEqual([]);
        expect(isSameBand(basis, selection.band)).toBe(true);
      }
      expect(bandToShow([selection.band], band)).toEqual(selection.band);
    }),
  );
});
