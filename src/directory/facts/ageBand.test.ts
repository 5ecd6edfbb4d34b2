import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { ALL_AGES, bandFromKey, bandKey, bandsOf, bandToShow, isSameBand, type AgeBand } from "./ageBand.ts";

const age = fc.option(fc.integer({ min: 18, max: 60 }), { nil: null });
const band = fc.record<AgeBand>({ ageFrom: age, ageTo: age });

const UNDER_35 = { ageFrom: null, ageTo: 34 };
const UNDER_38 = { ageFrom: null, ageTo: 37 };
const FROM_35 = { ageFrom: 35, ageTo: 37 };
const FROM_38 = { ageFrom: 38, ageTo: null };

test("a band survives being stored in the browser and read back", () => {
  fc.assert(
    fc.property(band, (one) => {
      expect(bandFromKey(bandKey(one))).toEqual(one);
    }),
  );
});

test("what isn't a band counts as no choice", () => {
  for (const broken of [null, "", 35, "35", "35–37", "a-b", "100-", "35-370", ["35-37"], {}])
    expect(bandFromKey(broken)).toBeNull();
});

test("each band is there once, with the newest day that it is published for", () => {
  const [old, newest] = [
    { ...UNDER_35, periodTo: "2018-12-31" },
    { ...UNDER_35, periodTo: "2023-12-31" },
  ];
  const dated = [UNDER_35, old, newest, { ...UNDER_35, periodTo: "2022-12-31" }];
  expect(bandsOf([FROM_38, ...dated])).toEqual([newest, FROM_38]);
  expect(bandToShow(bandsOf(dated), null)).toEqual(UNDER_35);
});

test("bands of other borders are never the same, even where one holds the other", () => {
  expect(isSameBand(UNDER_35, UNDER_38)).toBe(false);
  expect(bandToShow([UNDER_35, FROM_35], UNDER_38)).toEqual(UNDER_35);
});

test("without the chosen band, one that shares a year with it is shown rather than a younger one", () => {
  const [to39, to44] = [
    { ageFrom: 38, ageTo: 39 },
    { ageFrom: 43, ageTo: 44 },
  ];
  expect(bandToShow([UNDER_35, to44, to39], FROM_38)).toEqual(to39);
  expect(bandToShow([UNDER_35, to44, ALL_AGES], FROM_38)).toEqual(ALL_AGES);
  expect(bandToShow([UNDER_35, to39], { ageFrom: 43, ageTo: null })).toEqual(UNDER_35);
});

test("a band shares a year with the chosen one where the one ends as the other begins, and none beside it", () => {
  const [to34, to35, to39, from37] = [
    { ageFrom: 18, ageTo: 34 },
    { ageFrom: 30, ageTo: 35 },
    { ageFrom: 38, ageTo: 39 },
    { ageFrom: 37, ageTo: 39 },
  ];
  expect(bandToShow([UNDER_35, from37], FROM_35)).toEqual(from37);
  expect(bandToShow([{ ageFrom: 18, ageTo: 29 }, to35], FROM_35)).toEqual(to35);
  expect(bandToShow([to34, to39], FROM_35)).toEqual(to34);
});

test("the chosen band is shown where figures have it", () => {
  fc.assert(
    fc.property(fc.array(band), band, (others, chosen) => {
      expect(bandToShow([...others, chosen], chosen)).toEqual(chosen);
    }),
  );
});

test("without a choice all ages are shown, or the youngest band if there is no such figure", () => {
  expect(bandToShow([FROM_38, UNDER_38, ALL_AGES], null)).toEqual(ALL_AGES);
  expect(bandToShow([FROM_38, FROM_35, UNDER_35], null)).toEqual(UNDER_35);
  expect(bandToShow([], UNDER_35)).toBeNull();
});

test("each band is offered once, all ages first and then the youngest", () => {
  expect(bandsOf([FROM_38, UNDER_35, ALL_AGES, FROM_38, UNDER_38])).toEqual([
    ALL_AGES,
    UNDER_35,
    UNDER_38,
    FROM_38,
  ]);
});

test("bands stand by the age that they begin with, then by the one that they end with", () => {
  const inOrder = [
    { ageFrom: null, ageTo: 34 },
    { ageFrom: null, ageTo: 37 },
    { ageFrom: 35, ageTo: 37 },
    { ageFrom: 35, ageTo: 39 },
    { ageFrom: 35, ageTo: null },
    { ageFrom: 38, ageTo: 39 },
    { ageFrom: 40, ageTo: 42 },
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
      expect(bandsOf(shuffled)).toEqual(inOrder);
    }),
    { numRuns: 30 },
  );
});
