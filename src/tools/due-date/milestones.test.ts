import { assert, constantFrom, integer, property } from "../../../tests/support/properties.ts";
import { describe, expect, it } from "vitest";
import { toIsoDate } from "@/ui/calendarDate.ts";
import { countPregnancy } from "./dueDate.ts";
import { dateMilestones, daysToWeek, formatWeeks, MILESTONES } from "./milestones.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

const TYPES = ["last-period", "conception", "day-3", "day-5", "day-6", "day-7"] as const;

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
    const [, ...dated] = dateMilestones(countPregnancy("last-period", localDate("2024-09-24")));
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

  it.each([
    ["last-period", "2026-03-01", "2026-03-29", "2026-03-29", "28 days after the period began"],
    ["conception", "2026-03-15", "2026-03-29", "2026-03-29", "14 days after conception"],
    ["day-3", "2026-03-18", "2026-03-29", "2026-04-01", "usually 11 to 14 days after transfer"],
    ["day-5", "2026-03-20", "2026-03-29", "2026-04-03", "usually 9 to 14 days after transfer"],
    ["day-6", "2026-03-21", "2026-03-30", "2026-04-04", "usually 9 to 14 days after transfer"],
    ["day-7", "2026-03-22", "2026-03-31", "2026-04-05", "usually 9 to 14 days after transfer"],
  ] as const)("puts the pregnancy test first: %s on %s", (type, entered, firstDay, lastDay, timing) => {
    const [test] = dateMilestones(countPregnancy(type, localDate(entered)));
    expect(test).toMatchObject({ label: "Pregnancy test", timing });
    expect(test?.note).toContain("our clinic names the day");
    expect(test && [toIsoDate(test.firstDay), toIsoDate(test.lastDay)]).toEqual([firstDay, lastDay]);
  });

  it("counts the pregnancy test's weeks like those of every milestone", () => {
    const [test] = dateMilestones(countPregnancy("day-5", localDate("2026-03-20")));
    expect([test?.startWeek, test?.endWeek]).toEqual([4, 4 + 5 / 7]);
  });

  it("doesn't shift with daylight saving: 12 weeks from 2026-01-04 cross the change in Prague", () => {
    const trimester = dateMilestones(countPregnancy("last-period", localDate("2026-01-04"))).find(
      ({ id }) => id === "first-trimester-completed",
    );
    expect(trimester && toIsoDate(trimester.firstDay)).toBe("2026-03-29");
  });

  it("ascend, and each ends no earlier than it begins, for any start", () => {
    assert(
      property(integer({ min: 0, max: 60_000 }), constantFrom(...TYPES), (days, type) => {
        const dated = dateMilestones(countPregnancy(type, new Date(1930, 0, 1 + days)));
        for (const [index, { firstDay, lastDay }] of dated.entries()) {
          expect(lastDay.getTime()).toBeGreaterThanOrEqual(firstDay.getTime());
          const previous = dated[index - 1] ?? dated[0];
          expect(firstDay.getTime()).toBeGreaterThanOrEqual(previous?.firstDay.getTime() ?? 0);
        }
      }),
    );
  });
});
