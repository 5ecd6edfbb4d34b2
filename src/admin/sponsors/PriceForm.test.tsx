import { expect, test } from "vitest";
import { readPrice } from "./PriceForm.tsx";

test.for([
  ["490", 490],
  [" 1 ", 1],
  ["100000", 100_000],
  ["", null],
  ["  ", null],
] as const)("%o is a price, or none", ([typed, euros]) => {
  expect(readPrice(typed)).toEqual({ euros });
});

test.for(["0", "-5", "4.5", "4,5", "1e3", "€490", "100001", "٤٩٠", "NaN", "9".repeat(10_000_000)])(
  "%.12s is no price, and the field says what is",
  (typed) => {
    expect(readPrice(typed)).toEqual({ problem: expect.stringContaining("whole euros") });
  },
);
