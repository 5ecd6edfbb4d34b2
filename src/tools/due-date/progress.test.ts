import { expect, it } from "vitest";
import { countPregnancy } from "./dueDate.ts";
import { count, formatAge, phaseOn, progressOn } from "./progress.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

const pregnancy = () => countPregnancy("day-5", localDate("2026-01-20"));

describeInTimeZones("progress", () => {
  it.each([
    ["2026-01-20", 2, 5, 261],
    ["2026-01-21", 2, 6, 260],
    ["2026-01-22", 3, 0, 259],
    ["2026-03-28", 12, 2, 194],
    ["2026-03-29", 12, 3, 193],
    ["2026-03-30", 12, 4, 192],
    ["2026-10-08", 40, 0, 0],
    ["2026-10-22", 42, 0, -14],
  ])("on %s it is %i weeks + %i days", (today, weeks, days, daysToDueDate) => {
    expect(progressOn(localDate(today), pregnancy())).toEqual({
      stage: "underway",
      weeks,
      days,
      daysToDueDate,
    });
  });

  it("counts nothing before the entered date or after 42 weeks", () => {
    expect(progressOn(localDate("2026-01-19"), pregnancy())).toEqual({ stage: "planned" });
    expect(progressOn(localDate("2026-10-23"), pregnancy())).toEqual({ stage: "past" });
  });

  it.each([
    ["2026-03-09", "to come"],
    ["2026-03-10", "now"],
    ["2026-03-24", "now"],
    ["2026-03-25", "past"],
  ])("on %s an interval from 10 to 24 March is %s", (today, phase) => {
    expect(phaseOn(localDate(today), localDate("2026-03-10"), localDate("2026-03-24"))).toBe(phase);
  });
});

it("counts one in the singular", () => {
  expect(formatAge(1, 0)).toBe("1 week + 0 days");
  expect(formatAge(8, 1)).toBe("8 weeks + 1 day");
  expect(count(2, "day")).toBe("2 days");
});
