import { expect, test } from "vitest";
import { blankLine } from "./blankLine.ts";

test.each([
  [["price", "success", "reviews", "eggDonation"], "No price, success rate or reviews published."],
  [["price", "reviews"], "Not published: price, reviews."],
  [["success", "eggDonation"], "Not published: success rate."],
  [["eggDonation"], null],
  [[], null],
] as const)("of %j a card says %j", (blanks, line) => {
  expect(blankLine([...blanks])).toBe(line);
});
