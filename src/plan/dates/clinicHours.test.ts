import { expect, it } from "vitest";
import { clockTime, hourOf, isHourRule } from "./clinicHours.ts";

it.each([
  ["12", 12],
  ["18", 18],
  ["23", 23],
  ["11", null],
  ["24", null],
  ["1", null],
  ["", null],
])("%j is the hour from which the next day counts: %s", (rule, hour) => {
  expect(hourOf(rule)).toBe(hour);
});

it.each(["18", "1", ""])("%j may be kept", (rule) => {
  expect(isHourRule(rule)).toBe(true);
});

it.each(["reprofit", "118", "1a", "a1", "toString", 18, null, ["18"]])("%j may not", (rule) => {
  expect(isHourRule(rule)).toBe(false);
});

it("an hour reads as on a clock", () => {
  expect(clockTime(20)).toBe("20:00");
});
