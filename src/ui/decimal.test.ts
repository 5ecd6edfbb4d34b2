import { describe, expect, it } from "vitest";
import { readDecimal, stepDecimal } from "./decimal.ts";

const MAX = { value: 100, problem: "too much" };

describe("reading a decimal", () => {
  it.each([
    ["1.4", 1.4],
    ["1,4", 1.4],
    [" 42 ", 42],
    ["0", 0],
    ["0,0", 0],
    [".5", 0.5],
    [",5", 0.5],
    ["4.", 4],
    ["0,125", 0.125],
    ["41.999", 41.999],
    ["100", 100],
  ])("reads %j", (text, value) => {
    expect(readDecimal(text, MAX)).toEqual({ value });
  });

  it.each([
    ["", "Enter a number"],
    ["abc", "Enter a number"],
    ["NaN", "Enter a number"],
    ["Infinity", "Enter a number"],
    ["1e309", "Enter a number"],
    ["1e1", "Enter a number"],
    ["0x10", "Enter a number"],
    ["1.2.3", "Enter a number"],
    [".", "Enter a number"],
    ["5 %", "Enter a number"],
    ["-1", "below zero"],
    ["−0,5", "below zero"],
    ["-Infinity", "Enter a number"],
    ["1,000", "Write 1000 or 1.000"],
    ["100.1", "too much"],
    ["9".repeat(400), "too much"],
  ])("refuses %j in words", (text, words) => {
    const reading = readDecimal(text, MAX);
    expect("problem" in reading && reading.problem).toContain(words);
  });
});

describe("stepping", () => {
  it.each([
    ["1.4", 0.1, "1.5", 1],
    ["1,4", -0.1, "1,3", 1],
    ["", 0.1, "0.1", 1],
    [" 2 ", 0.1, "2.1", 1],
    ["0.05", -0.1, "0.00", 1],
    ["", 10, "10", 0],
    ["5", -10, "0", 0],
    ["12.50", 10, "22.50", 0],
    ["4,5", 1, "5,5", 0],
    ["4.", 1, "5", 0],
    [",5", 1, "1,5", 0],
  ])("%j by %d is %s", (text, step, next, decimals) => {
    expect(stepDecimal(text, step, decimals)).toBe(next);
  });

  it.each([
    ...["1 500", "1\u00A0500", "1,234.50", "1.234,50", "1’500", "1.234", "1,234", "1,234,567"],
    ...["abc", ".", "-5", "1e3", "12 €", "9".repeat(10)],
  ])("%j is no plain number and stays", (text) => {
    expect(stepDecimal(text, 10, 0)).toBe(text);
  });
});
