import { expect, test } from "vitest";
import { unpublishedLine } from "./unpublishedLine.ts";

test.each([
  [["price", "success", "reviews", "eggDonation"], false, "No price, success rate or reviews published."],
  [["price", "reviews"], false, "Not published: price, reviews."],
  [["price", "reviews"], true, "Not published: price of this treatment, reviews."],
  [["success", "eggDonation"], false, "Not published: success rate."],
  [["eggDonation"], false, null],
  [[], false, null],
] as const)("of %j a card says so, of a treatment: %j, as %j", (unpublished, isOfTreatment, line) => {
  expect(unpublishedLine([...unpublished], isOfTreatment)).toBe(line);
});
