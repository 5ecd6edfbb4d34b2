import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { assert, constantFrom, integer, property, record } from "../../../tests/support/properties.ts";
import { describe, expect, it } from "vitest";
import { toIsoDate } from "@/ui/calendarDate.ts";
import {
  CONCEPTION_TYPES,
  countPregnancy,
  daysFromEnteredToDue,
  isConceptionType,
  isEmbryoTransfer,
  naegeleDueDate,
  otherNaegeleDay,
  type ConceptionType,
} from "./dueDate.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

const anyDate = record({
  year: integer({ min: 1901, max: 2099 }),
  month: integer({ min: 0, max: 11 }),
  day: integer({ min: 1, max: 28 }),
}).map(({ year, month, day }) => new Date(year, month, day));
const anyType = constantFrom(...Object.keys(CONCEPTION_TYPES).filter(isConceptionType));

describeInTimeZones("due dates", () => {
  it.each<[ConceptionType, string, string, string]>([
    // type, entered, start, due
    ["last-period", "2026-01-01", "2026-01-01", "2026-10-08"],
    ["conception", "2026-01-15", "2026-01-01", "2026-10-08"],
    ["day-3", "2026-01-18", "2026-01-01", "2026-10-08"],
    ["day-5", "2026-01-20", "2026-01-01", "2026-10-08"],
    ["day-6", "2026-01-21", "2026-01-01", "2026-10-08"],
    ["day-7", "2026-01-22", "2026-01-01", "2026-10-08"],
    // The same pregnancy, due 2025-07-01.
    ["last-period", "2024-09-24", "2024-09-24", "2025-07-01"],
    ["conception", "2024-10-08", "2024-09-24", "2025-07-01"],
    ["day-3", "2024-10-11", "2024-09-24", "2025-07-01"],
    ["day-5", "2024-10-13", "2024-09-24", "2025-07-01"],
    // Leap days, entered and crossed.
    ["last-period", "2024-02-29", "2024-02-29", "2024-12-05"],
    ["day-5", "2024-02-29", "2024-02-10", "2024-11-16"],
    ["day-5", "2024-03-19", "2024-02-29", "2024-12-05"],
    ["conception", "2023-06-08", "2023-05-25", "2024-02-29"],
    ["last-period", "2100-02-28", "2100-02-28", "2100-12-05"],
    ["last-period", "2025-12-31", "2025-12-31", "2026-10-07"],
    ["last-period", "2026-05-31", "2026-05-31", "2027-03-07"],
    ["conception", "2026-01-01", "2025-12-18", "2026-09-24"],
    ["day-3", "2026-01-01", "2025-12-15", "2026-09-21"],
    ["day-6", "2025-12-31", "2025-12-11", "2026-09-17"],
    ["day-7", "2026-03-01", "2026-02-08", "2026-11-15"],
    // Entered on the days the clocks change in Prague and New York.
    ["day-5", "2026-03-29", "2026-03-10", "2026-12-15"],
    ["day-3", "2026-10-25", "2026-10-08", "2027-07-15"],
    ["day-5", "2026-03-08", "2026-02-17", "2026-11-24"],
    ["conception", "2026-11-01", "2026-10-18", "2027-07-25"],
    // Starting or due on such a day.
    ["conception", "2026-04-12", "2026-03-29", "2027-01-03"],
    ["last-period", "2026-01-18", "2026-01-18", "2026-10-25"],
    ["last-period", "2026-01-25", "2026-01-25", "2026-11-01"],
  ])("%s on %s: start %s, due %s", (type, entered, start, due) => {
    const pregnancy = countPregnancy(type, localDate(entered));
    expect(toIsoDate(pregnancy.start)).toBe(start);
    expect(toIsoDate(pregnancy.dueDate)).toBe(due);
  });

  it("is due 280 days after the start, for every type and date", () => {
    assert(
      property(anyType, anyDate, (type, entered) => {
        const { start, dueDate } = countPregnancy(type, entered);
        expect(differenceInCalendarDays(dueDate, start)).toBe(280);
        expect(differenceInCalendarDays(dueDate, entered)).toBe(daysFromEnteredToDue(type));
      }),
    );
  });

  it("orders embryo transfers of one day: the older the embryo, the earlier the due date", () => {
    assert(
      property(anyDate, (entered) => {
        const due = (type: ConceptionType) => countPregnancy(type, entered).dueDate.getTime();
        expect(due("conception")).toBeGreaterThan(due("day-3"));
        expect(due("day-3")).toBeGreaterThan(due("day-5"));
        expect(due("day-5")).toBeGreaterThan(due("day-6"));
        expect(due("day-6")).toBeGreaterThan(due("day-7"));
      }),
    );
  });

  it.each([
    ["2026-01-01", "2026-10-08"],
    ["2024-02-29", "2024-12-06"],
    ["2026-05-31", "2027-03-07"],
    ["2024-05-31", "2025-03-07"],
    ["2023-05-31", "2024-03-06"],
    ["2025-12-31", "2026-10-07"],
    ["2026-11-30", "2027-09-06"],
  ])("Naegele's rule never overflows a month: %s gives %s", (lastMenstrualPeriod, due) => {
    expect(toIsoDate(naegeleDueDate(localDate(lastMenstrualPeriod)))).toBe(due);
  });

  it.each([
    // It counts by way of 28 March, whose midnight the Azores skip in 2021.
    ["2020-06-28", null],
    ["2026-01-01", null],
    ["2024-02-29", "2024-12-06"],
  ])("Naegele's rule is named where its day is another one: %s, %s", (lastMenstrualPeriod, other) => {
    const found = otherNaegeleDay(countPregnancy("last-period", localDate(lastMenstrualPeriod)));
    expect(found && toIsoDate(found)).toBe(other);
  });

  it("Naegele's rule stays within 3 days of start + 280", () => {
    assert(
      property(anyDate, (lastMenstrualPeriod) => {
        const { dueDate } = countPregnancy("last-period", lastMenstrualPeriod);
        const apart = differenceInCalendarDays(naegeleDueDate(lastMenstrualPeriod), dueDate);
        expect(Math.abs(apart)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("conception types", () => {
  it("has ACOG's offsets from the entered date to the due date", () => {
    expect(daysFromEnteredToDue("last-period")).toBe(280);
    expect(daysFromEnteredToDue("conception")).toBe(266);
    expect(daysFromEnteredToDue("day-3")).toBe(263);
    expect(daysFromEnteredToDue("day-5")).toBe(261);
    expect(daysFromEnteredToDue("day-6")).toBe(260);
    expect(daysFromEnteredToDue("day-7")).toBe(259);
  });

  it("knows which of them are transfers of an embryo", () => {
    const transfers = Object.keys(CONCEPTION_TYPES).filter(isConceptionType).filter(isEmbryoTransfer);
    expect(transfers).toEqual(["day-3", "day-5", "day-6", "day-7"]);
  });

  it("accepts its own types and no property that every object has", () => {
    expect(isConceptionType("day-5")).toBe(true);
    expect(isConceptionType("")).toBe(false);
    expect(isConceptionType("toString")).toBe(false);
  });
});
