import { expect, test } from "vitest";
import { formatLong, formatMonth, formatShort, formatWeekday } from "./calendarDateText.ts";
import { formatLongDate, formatShortDate } from "./dates.ts";

test("dates are short in lists and long on the post, the day first", () => {
  expect(formatShortDate("2025-01-05T10:00:00Z")).toBe("5 Jan 2025");
  expect(formatLongDate("2025-01-05T10:00:00Z")).toBe("5 January 2025");
});

test("instants are the same day in every time zone, so that a rendered page never changes", () => {
  expect(formatShortDate("2025-01-05T23:59:59.999+00:00")).toBe("5 Jan 2025");
  expect(formatLongDate("2024-02-29T00:00:00Z")).toBe("29 February 2024");
});

test("calendar dates are those of the local clock", () => {
  const date = new Date(2026, 8, 17);
  expect(formatShort(date)).toBe("17 Sep 2026");
  expect(formatLong(date)).toBe("17 September 2026");
  expect(formatMonth(date)).toBe("Sep");
  expect(formatWeekday(date)).toBe("Thursday");
});

test("what is no date is refused", () => {
  expect(() => formatShortDate("yesterday")).toThrow(RangeError);
  expect(() => formatLongDate("")).toThrow(RangeError);
});
