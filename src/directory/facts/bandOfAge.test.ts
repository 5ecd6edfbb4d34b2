import { expect, test } from "vitest";
import { areMostYounger, bandOfAge } from "./bandOfAge.ts";

const in2023 = (ageFrom: number | null, ageTo: number | null) => ({ ageFrom, ageTo, periodTo: "2023-12-31" });
const in2018 = (ageFrom: number | null, ageTo: number | null) => ({ ageFrom, ageTo, periodTo: "2018-12-31" });

const PUBLISHED = [
  ...[in2018(null, 34), in2018(35, 37), in2018(38, 39), in2018(40, 42), in2018(43, 44)],
  ...[in2023(null, null), in2023(null, 37), in2023(38, null)],
];

test.for([
  [30, { ageFrom: null, ageTo: 37 }],
  [38, { ageFrom: 38, ageTo: null }],
  [42, { ageFrom: 38, ageTo: null }],
  // Of those of 38 and over only a few are of 43, and their chance is much lower.
  [43, { ageFrom: 43, ageTo: 44 }],
  [45, { ageFrom: 38, ageTo: null }],
] as const)("somebody of %i has the newest group, unless it begins years before that", ([age, band]) => {
  for (const bands of [PUBLISHED, PUBLISHED.toReversed()]) expect(bandOfAge(bands, age)).toEqual(band);
});

test("all ages is nobody's group, and of one year the narrower one counts", () => {
  expect(bandOfAge([in2023(null, null)], 36)).toBeNull();
  expect(bandOfAge([in2023(null, 37), in2023(35, 37)], 36)).toEqual({ ageFrom: 35, ageTo: 37 });
});

test("a group that ends is nobody's wide one, however many years before the age it begins", () => {
  expect(bandOfAge([in2018(40, 44), in2023(35, 44)], 43)).toEqual({ ageFrom: 35, ageTo: 44 });
});

test.for([
  [{ ageFrom: 38, ageTo: null }, 40, false],
  [{ ageFrom: 38, ageTo: null }, 41, true],
  [{ ageFrom: null, ageTo: 37 }, 34, false],
  [{ ageFrom: null, ageTo: 37 }, 35, true],
  [{ ageFrom: null, ageTo: 37 }, 38, false],
  [{ ageFrom: null, ageTo: 39 }, 35, true],
  [{ ageFrom: null, ageTo: 40 }, 35, false],
  [{ ageFrom: 37, ageTo: null }, 43, false],
  [{ ageFrom: 35, ageTo: 44 }, 43, false],
  [{ ageFrom: 38, ageTo: 42 }, 42, false],
  [{ ageFrom: null, ageTo: null }, 43, false],
  [{ ageFrom: null, ageTo: null }, 36, false],
] as const)("whether most women of %o are younger than %i: %s", ([band, age, isSo]) => {
  expect(areMostYounger(band, age)).toBe(isSo);
});
