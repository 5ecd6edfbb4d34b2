import { expect, test } from "vitest";
import { ALL_AGES, type AgeBand } from "./ageBand.ts";
import { readAge } from "@/law/ageReading.ts";
import { ageOf, bandFor, isTheirs } from "./visitorBand.ts";

const UNDER_35 = { ageFrom: null, ageTo: 34 };
const UNDER_38 = { ageFrom: null, ageTo: 37 };
const FROM_38 = { ageFrom: 38, ageTo: null };

test.for<[AgeBand, AgeBand | null, number | null, boolean]>([
  [FROM_38, FROM_38, null, true],
  [FROM_38, null, 41, true],
  [UNDER_38, UNDER_35, 34, true],
  [UNDER_38, null, 38, false],
  [UNDER_38, UNDER_35, null, false],
  // Somebody who chose a group other than their age's wants that one alone.
  [FROM_38, UNDER_35, 41, false],
  [ALL_AGES, UNDER_35, 34, false],
  [ALL_AGES, null, null, false],
])("%j is the group of somebody who chose %j and is %s: %s", ([some, chosen, years, isYes]) => {
  expect(isTheirs(some, { band: chosen, age: years })).toBe(isYes);
});

test("an age is taken as the questions of the plan take it", () => {
  for (const typed of [
    "",
    " ",
    "x",
    "34.5",
    "3e1",
    " 34 ",
    ...Array.from({ length: 130 }, (_, age) => String(age)),
  ]) {
    const read = readAge(typed);
    expect(ageOf(typed), typed).toBe(read && "age" in read ? read.age : null);
  }
});

const OVER_42 = { ageFrom: 43, ageTo: 44 };
const FROM_35_TO_44 = { ageFrom: 35, ageTo: 44 };

test.for<[AgeBand[], AgeBand | null, number | null, AgeBand | null]>([
  [[ALL_AGES, UNDER_38, FROM_38], FROM_38, null, FROM_38],
  // Most women of all ages are younger than all of hers.
  [[ALL_AGES, UNDER_38, FROM_38], OVER_42, null, FROM_38],
  [[ALL_AGES, UNDER_38, FROM_38], UNDER_35, null, UNDER_38],
  [[ALL_AGES, FROM_38, FROM_35_TO_44], OVER_42, null, FROM_38],
  [[ALL_AGES, { ageFrom: 18, ageTo: 37 }], UNDER_35, null, { ageFrom: 18, ageTo: 37 }],
  [[ALL_AGES, FROM_38], ALL_AGES, null, ALL_AGES],
  [[UNDER_38, FROM_38], ALL_AGES, null, UNDER_38],
  // Her age is known, so the narrower group that holds it.
  [
    [ALL_AGES, { ageFrom: 40, ageTo: 42 }, FROM_38],
    { ageFrom: 38, ageTo: 42 },
    41,
    { ageFrom: 40, ageTo: 42 },
  ],
  [[FROM_38, { ageFrom: 40, ageTo: 42 }], FROM_38, 41, FROM_38],
  [
    [
      { ageFrom: 40, ageTo: 44 },
      { ageFrom: 40, ageTo: 42 },
    ],
    { ageFrom: 38, ageTo: 44 },
    41,
    { ageFrom: 40, ageTo: 42 },
  ],
  // Nothing holds all of the chosen group.
  [[ALL_AGES, UNDER_38], { ageFrom: 35, ageTo: 39 }, null, ALL_AGES],
  [[ALL_AGES, UNDER_38, FROM_38], null, 43, ALL_AGES],
  [[], FROM_38, null, null],
])("of %j somebody who chose %j and is %s sees %j", ([bands, chosen, age, shown]) => {
  for (const each of [bands, bands.toReversed()]) expect(bandFor(each, { band: chosen, age })).toEqual(shown);
});
