import { expect, test } from "vitest";
import { formatRatings } from "./ratings.ts";

test("a score from fewer than twenty ratings says so", () => {
  expect([1, 19, 20, 1_200].map(formatRatings)).toEqual([
    "1 rating, very few",
    "19 ratings, very few",
    "20 ratings",
    "1,200 ratings",
  ]);
});
