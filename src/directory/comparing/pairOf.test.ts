import { expect, test } from "vitest";
import { pairOf } from "./pairOf.ts";

const FOUR = ["a", "b", "c", "d"];

test("the first two clinics are compared until others are chosen", () => {
  expect(pairOf([], FOUR)).toEqual([0, 1]);
  expect(pairOf(["d", "b"], FOUR)).toEqual([3, 1]);
  expect(pairOf(["b"], FOUR)).toEqual([1, 0]);
});

test.for([
  ["the right one", ["c", "d"], ["a", "b", "c"], [2, 0]],
  ["the left one", ["a", "d"], ["b", "c", "d"], [0, 2]],
  ["the left one beside the first", ["d", "a"], ["a", "b", "c"], [1, 0]],
  ["both", ["c", "d"], ["a", "b"], [0, 1]],
] as const)(
  "where %s was taken out the other stays, beside the first that isn't there yet",
  ([, chosen, ids, pair]) => {
    expect(pairOf(chosen, ids)).toEqual(pair);
  },
);
