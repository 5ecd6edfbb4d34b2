import { expect, test } from "vitest";
import { formatClinics, formatPrice, formatRate, formatReview, formatVotes } from "./figures.ts";

test("prices are shown in euros with thousands apart", () => {
  expect(formatPrice(2900)).toBe("€2,900");
});

test("rates are shown in percent", () => {
  expect([formatRate(72), formatRate(54.5), formatRate(0)]).toEqual(["72%", "54.5%", "0%"]);
});

test("reviews are shown out of five", () => {
  expect([formatReview(4.8), formatReview(5)]).toEqual(["4.8 / 5", "5.0 / 5"]);
});

test("missing figures are N/A, and so are prices and scores of zero", () => {
  const figures = [formatRate(null), ...[0, null].flatMap((x) => [formatPrice(x), formatReview(x)])];
  expect(new Set(figures)).toEqual(new Set(["N/A"]));
});

test("votes are counted in words", () => {
  expect([0, 1, 1200].map(formatVotes)).toEqual(["0 votes", "1 vote", "1,200 votes"]);
});

test("clinics are counted in words", () => {
  expect([0, 1, 1200].map(formatClinics)).toEqual(["0 clinics", "1 clinic", "1,200 clinics"]);
});
