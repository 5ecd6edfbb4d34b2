import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { escapeText, foldLine, writeCalendar } from "./icalendar.ts";

const WRITTEN_AT = new Date("2026-02-03T04:05:06.789Z");

function sequence(writtenAt: string): number {
  const day = new Date(2026, 1, 3);
  const events = [{ uid: "1", summary: "x", description: "", firstDay: day, lastDay: day }];
  const file = writeCalendar({ name: "x", product: "Test", events }, new Date(writtenAt));
  return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
}

describe("the text of a calendar", () => {
  it("escapes what RFC 5545 reserves", () => {
    expect(escapeText("a, b; c\\d\r\ne\nf")).toBe("a\\, b\\; c\\\\d\\ne\\nf");
  });

  it("folds by octets and never inside a character", () => {
    const line = `SUMMARY:${"č".repeat(100)}`;
    const folded = foldLine(line).split("\r\n ");
    expect(folded.length).toBeGreaterThan(2);
    expect(folded.join("")).toBe(line);
    for (const [index, part] of folded.entries()) {
      const octets = new TextEncoder().encode(part).length + (index === 0 ? 0 : 1);
      expect(octets).toBeLessThanOrEqual(75);
    }
  });

  it("comes back unchanged from a parser", () => {
    const text = "Week 8; scan, bring\nthe letter \\ and Zlín";
    const day = new Date(2024, 1, 29);
    const written = writeCalendar(
      {
        ...{ name: "x", product: "Test" },
        events: [{ uid: "1", summary: text, description: text, firstDay: day, lastDay: day }],
      },
      WRITTEN_AT,
    );
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(written)).getFirstSubcomponent("vevent")!);
    expect(event.summary).toBe(text);
    expect(event.description).toBe(text);
    expect(event.endDate.toString()).toBe("2024-03-01");
  });

  it("has a higher sequence each second, so that programs take the later file's dates", () => {
    expect(sequence("2026-02-03T04:05:07Z")).toBe(sequence("2026-02-03T04:05:06Z") + 1);
    expect(sequence("2094-01-01T00:00:00Z")).toBeLessThan(2 ** 31);
    // A computer with a wrong clock.
    expect(sequence("1999-12-31T00:00:00Z")).toBe(0);
  });
});
