import { expect, test } from "vitest";
import { formatRatings } from "./ratings.ts";

test("a score from fewer than twenty ratings says so", () => {
  expect([1, 19, 20, 1_200].map(formatRatings)).toEqual([
    "1 review, few ratings",
    "19 reviews, few ratings",
    "20 reviews",
    "1,200 reviews",
  ]);
});
