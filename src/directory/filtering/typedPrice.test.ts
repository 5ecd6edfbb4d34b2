import { expect, test } from "vitest";
import { typedPrice, withoutWords } from "./typedPrice.ts";

test.for<[string, number | null | undefined]>([
  ["4500", 4500],
  ["4500,00", 4500],
  ["4500.5", 4500],
  ["4,500", 4500],
  ["4.500", 4500],
  ["4 500", 4500],
  ["€4,500.00", 4500],
  ["4.500,00 EUR", 4500],
  ["4'500 ", 4500],
  ["4\u00A0500", 4500],
  ["100 000", 100_000],
  ["1,000,000", undefined],
  ["123456", undefined],
  ["4,50,0", undefined],
  ["4..5", undefined],
  ["", null],
  ["0", null],
  ["any", null],
])("%j is read as %j euros", ([text, price]) => {
  expect(typedPrice(withoutWords(text))).toBe(price);
});

test("the space behind a currency that stood first goes with it, and one typed after digits stays", () => {
  expect(withoutWords("€ 4500")).toBe("4500");
  expect(withoutWords("4 ")).toBe("4 ");
});
