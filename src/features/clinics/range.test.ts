import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { directoryRange } from "./range.ts";

const rated = (...rates: (number | null)[]) => rates.map((successRate) => exampleClinic({ successRate }));

test("the range goes from the lowest to the highest known figure", () => {
  expect(directoryRange(rated(60, null, 0, 49, 72), (clinic) => clinic.successRate)).toEqual({
    lowest: 49,
    highest: 72,
  });
});

test("fewer than two known figures make no range", () => {
  expect(directoryRange(rated(60, null), (clinic) => clinic.successRate)).toBeNull();
});
