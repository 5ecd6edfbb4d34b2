import { expect, test } from "vitest";
import { hoursLines, phoneText } from "./contactText.ts";

test("opening hours name their days, with one line per span", () => {
  expect(hoursLines("Mo-Th 07:00-15:30, Fr 07:00-14:00")).toEqual([
    "Monday to Thursday, 07:00 to 15:30",
    "Friday, 07:00 to 14:00",
  ]);
});

test("hours in an unknown form are shown as stored", () => {
  for (const other of ["by appointment", "Xx 07:00-14:00", "Mo-Xx 07:00-14:00"])
    expect(hoursLines(other)).toEqual([other]);
});

test("a telephone number is grouped behind the code of its country", () => {
  expect(phoneText("+420123456789")).toBe("+420 123 456 789");
  expect(phoneText("+48221234567")).toBe("+48 221 234 567");
  expect(phoneText("+442079460000")).toBe("+44 207 946 0000");
  expect(phoneText("+15555550100")).toBe("+15555550100");
});
