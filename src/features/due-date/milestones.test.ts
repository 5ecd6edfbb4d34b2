import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { toIsoDate } from "./calendarDate.ts";
import { dateMilestones, daysToWeek, formatWeeks, MILESTONES } from "./milestones.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

describe("the milestones", () => {
  it("are the specification's eleven, with its weeks", () => {
    expect(MILESTONES.map(({ label, startWeek, endWeek }) => [label, startWeek, endWeek])).toEqual([
      ["Heartbeat", 5.5, 6],
      ["First trimester genetic testing", 11, 13],
      ["First trimester completed", 12, 12],
      ["Second trimester genetic testing", 15, 22],
      ["Fetal echocardiogram", 18, 22],
      ["First kicks", 20, 24],
      ["Viability", 23, 24],
      ["Second trimester completed", 24, 24],
      ["Third trimester ultrasound", 28, 28],
      ["98% of babies survive and remain healthy", 30, 30],
      ["Full term", 37, 37],
    ]);
  });

  it("rounds half a day down: 5.5 weeks are 38 days", () => {
    expect(daysToWeek(5.5)).toBe(38);
    expect(daysToWeek(6)).toBe(42);
  });

  it("says what has no source, and what full term is", () => {
    const notes = Object.fromEntries(MILESTONES.map(({ id, note }) => [id, note]));
    expect(notes.survival).toBe("Commonly quoted; we found no source.");
    expect(notes["full-term"]).toContain("early term (37 weeks)");
    expect(notes["full-term"]).toContain("full term is 39 weeks");
  });

  it("names one week or an interval", () => {
    const [heartbeat, , trimester] = MILESTONES;
    expect(formatWeeks(heartbeat)).toBe("weeks 5.5–6");
    expect(formatWeeks(trimester)).toBe("week 12");
  });
});

describeInTimeZones("milestone dates", () => {
  it("counts from the gestational start, both ends of an interval by the same formula", () => {
    const dated = dateMilestones(localDate("2024-09-24"));
    expect(dated.map(({ firstDay, lastDay }) => [toIsoDate(firstDay), toIsoDate(lastDay)])).toEqual([
      ["2024-11-01", "2024-11-05"],
      ["2024-12-10", "2024-12-24"],
      ["2024-12-17", "2024-12-17"],
      ["2025-01-07", "2025-02-25"],
      ["2025-01-28", "2025-02-25"],
      ["2025-02-11", "2025-03-11"],
      ["2025-03-04", "2025-03-11"],
      ["2025-03-11", "2025-03-11"],
      ["2025-04-08", "2025-04-08"],
      ["2025-04-22", "2025-04-22"],
      ["2025-06-10", "2025-06-10"],
    ]);
  });

  it("is not moved by daylight saving: 12 weeks from 2026-01-04 cross the change in Prague", () => {
    const trimester = dateMilestones(localDate("2026-01-04")).find(
      ({ id }) => id === "first-trimester-completed",
    );
    expect(trimester && toIsoDate(trimester.firstDay)).toBe("2026-03-29");
  });

  it("ascend, and each ends no earlier than it begins, for any start", () => {
    assert(
      property(integer({ min: 0, max: 60_000 }), (days) => {
        const dated = dateMilestones(new Date(1930, 0, 1 + days));
        for (const [index, { firstDay, lastDay }] of dated.entries()) {
          expect(lastDay.getTime()).toBeGreaterThanOrEqual(firstDay.getTime());
          const previous = dated[index - 1] ?? dated[0];
          expect(firstDay.getTime()).toBeGreaterThanOrEqual(previous?.firstDay.getTime() ?? 0);
        }
      }),
    );
  });
});
