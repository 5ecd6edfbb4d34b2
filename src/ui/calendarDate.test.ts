import { addDays } from "date-fns/addDays";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatLong, formatShort, formatWeekday } from "@/ui/calendarDateText.ts";
import { localToday, readDate, toIsoDate } from "./calendarDate.ts";
import { describeInTimeZones, localDate } from "@/tools/due-date/testing.ts";

afterEach(() => {
  vi.useRealTimers();
});

describeInTimeZones("calendar dates", () => {
  it.each(["2026-01-01", "2024-02-29", "2025-12-31", "1900-01-01", "2100-12-31"])("reads %s", (iso) => {
    expect(readDate(iso)).toEqual({ date: localDate(iso) });
    expect(toIsoDate(localDate(iso))).toBe(iso);
  });

  // Clocks change in Prague on 2026-03-29 and 2026-10-25, in New York on 2026-03-08 and 2026-11-01.
  it.each([
    ["2026-03-28", 1, "2026-03-29"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2026-10-24", 1, "2026-10-25"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-03-07", 1, "2026-03-08"],
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-10-31", 1, "2026-11-01"],
    ["2026-11-01", 1, "2026-11-02"],
    ["2026-11-02", -1, "2026-11-01"],
  ])("crosses a change of clocks: %s %+d days is %s", (from, days, to) => {
    expect(toIsoDate(addDays(localDate(from), days))).toBe(to);
  });

  it.each([
    [0, 1],
    [12, 0],
    [23, 59],
  ])("takes today from the local clock at %i:%i", (hour, minute) => {
    vi.useFakeTimers({ now: new Date(2026, 2, 29, hour, minute) });
    expect(toIsoDate(localToday())).toBe("2026-03-29");
  });

  it("formats in the product's formats", () => {
    expect(formatShort(localDate("2025-01-05"))).toBe("5 Jan 2025");
    expect(formatLong(localDate("2025-01-05"))).toBe("5 January 2025");
    expect(formatWeekday(localDate("2025-01-05"))).toBe("Sunday");
  });
});

describe("bad dates", () => {
  it.each([
    ["", "not a date"],
    ["tomorrow", "not a date"],
    ["2026-1-1", "not a date"],
    ["2026-01-01T00:00", "not a date"],
    ["0001-01-01", "Check the year"],
    ["1899-12-31", "Check the year"],
    ["2101-01-01", "Check the year"],
    ["275760-09-13", "Check the year"],
    ["275761-01-01", "Check the year"],
    ["2026-02-31", "doesn’t exist"],
    ["2025-02-29", "doesn’t exist"],
    ["2026-13-01", "doesn’t exist"],
    ["2026-00-10", "doesn’t exist"],
    ["2026-04-00", "doesn’t exist"],
  ])("refuses %j in words", (text, words) => {
    const reading = readDate(text);
    expect("problem" in reading && reading.problem).toContain(words);
  });
});
