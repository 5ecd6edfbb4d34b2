import { expect, test } from "vitest";
import { directoryDay } from "./directoryDay.ts";

test.for([
  ["2026-04-30T21:59:59Z", "2026-04-30"],
  ["2026-04-30T22:00:00+00:00", "2026-05-01"],
  ["2026-12-31T23:00:00.000001+00:00", "2027-01-01"],
])("at %s it is %s in Prague", ([instant = "", day]) => {
  expect(directoryDay(instant)).toBe(day);
  expect(directoryDay(new Date(instant))).toBe(day);
});

test("a text that is no date is refused", () => {
  expect(() => directoryDay("yesterday")).toThrow(RangeError);
});
