import { expect, test } from "vitest";
import { latestDay, readDay } from "./shortening.ts";

test("the latest day is at least a year ago, in leap years too", () => {
  expect(latestDay(new Date("2026-11-24T00:00:00Z"))).toBe("2025-11-23");
  expect(latestDay(new Date("2028-02-29T23:59:59Z"))).toBe("2027-02-28");
  expect(latestDay(new Date("2028-12-31T12:00:00Z"))).toBe("2027-12-31");
});

test.for<[day: string, read: object]>([
  ["2025-11-23", { before: "2025-11-23T00:00:00Z" }],
  ["2001-01-01", { before: "2001-01-01T00:00:00Z" }],
  ["2025-11-24", { problem: "The last year is kept. Choose 23 November 2025 or an earlier day" }],
  ["", { problem: "Choose a day" }],
  ["12025-01-01", { problem: "Choose a day" }],
  ["yesterday", { problem: "Choose a day" }],
])("the day '%s' is taken or refused with a message", ([day, read]) => {
  expect(readDay(day, "2025-11-23")).toEqual(read);
});
