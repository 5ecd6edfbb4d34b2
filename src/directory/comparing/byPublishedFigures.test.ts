import { expect, test } from "vitest";
import { exampleClinic, priceNote, rateNote } from "../../../tests/support/exampleClinic.ts";
import { byPublishedFigures } from "./byPublishedFigures.ts";

const price = priceNote();
const rate = rateNote();
const CLINICS = [
  exampleClinic({ id: "silent" }),
  exampleClinic({ id: "sample", priceEuros: 2350, successRate: 40 }),
  exampleClinic({ id: "priced", priceEuros: 2000, notes: { price } }),
  exampleClinic({ id: "both", priceEuros: 3000, successRate: 30, notes: { price, success: rate } }),
  exampleClinic({ id: "donor", eggDonationSuccessRate: 50, notes: { eggDonation: rate } }),
];

test.for<[boolean, string]>([
  [false, "both priced silent sample donor"],
  [true, "priced both donor silent sample"],
])("those that publish most of the treatment come first, donor eggs: %s", ([donorEggs, order]) => {
  expect(
    byPublishedFigures(CLINICS, donorEggs)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(order);
});
