import ICAL from "ical.js";
import { expect, it } from "vitest";
import { countPregnancy } from "./dueDate.ts";
import { milestoneCalendar } from "./milestoneCalendar.ts";
import { describeInTimeZones, localDate } from "./testing.ts";

const WRITTEN_AT = new Date("2026-02-03T04:05:06.789Z");

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const file = () => milestoneCalendar(countPregnancy("day-5", localDate("2026-01-20")), WRITTEN_AT);

describeInTimeZones("the calendar of a pregnancy", () => {
  it("is read by a calendar program: the test, eleven milestones and the due date, as whole days", () => {
    const events = parse(file());
    expect(events).toHaveLength(13);
    expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(13);
  });

  it("ends an interval on the day after its last day", () => {
    const testing = parse(file()).find(({ summary }) => summary === "First trimester genetic testing");
    expect(testing?.startDate.toString()).toBe("2026-03-19");
    expect(testing?.endDate.toString()).toBe("2026-04-03");
  });

  it("says that the clinic decides the day of the pregnancy test", () => {
    const [test] = parse(file());
    expect(test?.summary).toBe("Pregnancy test");
    expect(test?.startDate.toString()).toBe("2026-01-29");
    expect(test?.endDate.toString()).toBe("2026-02-04");
    expect(test?.description).toBe(
      "Usually 9 to 14 days after transfer. Your clinic names the day. An earlier test can mislead.",
    );
  });

  it("holds the due date as one day", () => {
    const due = parse(file()).find(({ summary }) => summary === "Estimated due date");
    expect(due?.startDate.toString()).toBe("2026-10-08");
    expect(due?.duration.toString()).toBe("P1D");
  });

  it("has the required properties, CRLF line ends and lines of at most 75 octets", () => {
    expect(file()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+Due date calculator.+\r\n/);
    expect(file()).toMatch(/END:VCALENDAR\r\n$/);
    expect(file()).toContain("DTSTAMP:20260203T040506Z\r\n");
    expect(file().replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file().split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it("leaves out the references' numbers and letters, which mean nothing in a calendar", () => {
    expect(file()).not.toMatch(/\[[\dA-C]/);
  });
});
