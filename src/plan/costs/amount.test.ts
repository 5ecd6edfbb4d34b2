import { expect, it } from "vitest";
import { readAmount } from "./amount.ts";

it.each([
  ["120", 120],
  ["0", 0],
  ["1,5", 1.5],
  ["1.50", 1.5],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["1 234,50", 1234.5],
  ["1\u00A0234", 1234],
  ["1’234.50", 1234.5],
  ["1,234,567", 1_234_567],
  ["1.234.567,8", 1_234_567.8],
  ["0,125", 0.125],
])("%s is read as the person meant it", (typed, amount) => {
  expect(readAmount(typed)).toEqual({ value: amount });
});

it.each(["", "  ", "\u00A0"])("%j is nothing typed yet", (typed) => {
  expect(readAmount(typed)).toBeNull();
});

it.each([
  ["1,234", "Write 1234, or 1.23: it could mean either."],
  ["1.234", "Write 1234, or 1.23: it could mean either."],
  ["-5", "This cannot be below zero."],
  ["1000000000", "That is more than we can count with. Enter at most 100,000,000."],
  ["1e9", "Enter a number, such as 12 or 1.5."],
  ["Infinity", "Enter a number, such as 12 or 1.5."],
  ["1.234.50", "Enter a number, such as 12 or 1.5."],
  ["1,23,456", "Enter a number, such as 12 or 1.5."],
  ["1,234,50", "Enter a number, such as 12 or 1.5."],
  ["120 €", "Enter a number, such as 12 or 1.5."],
  ["<b>9", "Enter a number, such as 12 or 1.5."],
])("%s is asked back: %s", (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem });
});
