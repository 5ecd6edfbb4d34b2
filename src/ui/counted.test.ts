import { assert, maxSafeInteger, property } from "../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { counted, grouped } from "./counted.ts";

test.for([
  [0, "0 votes"],
  [1, "1 vote"],
  [2, "2 votes"],
  [1_200, "1,200 votes"],
] as const)("%i is counted in words as %s", ([count, words]) => {
  expect(counted(count, "vote", "votes")).toBe(words);
});

test("every whole number has its digits grouped as Intl groups them", () => {
  assert(
    property(maxSafeInteger(), (number) => {
      expect(grouped(number)).toBe(number.toLocaleString("en-GB"));
    }),
  );
});

test("a number that is not whole is written as Intl writes it", () => {
  expect(grouped(1_234.5)).toBe("1,234.5");
});
