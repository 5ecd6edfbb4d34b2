import { expect, test } from "vitest";
import { formatLongDate, formatShortDate } from "./dates.ts";

test("dates are short in lists and long on the post", () => {
  expect(formatShortDate("2025-01-05T10:00:00Z")).toBe("Jan 5, 2025");
  expect(formatLongDate("2025-01-05T10:00:00Z")).toBe("January 5, 2025");
});

test("they are the same in every time zone, so that a rendered page never changes", () => {
  expect(formatShortDate("2025-01-05T23:59:59.999+00:00")).toBe("Jan 5, 2025");
  expect(formatLongDate("2024-02-29T00:00:00Z")).toBe("February 29, 2024");
});
