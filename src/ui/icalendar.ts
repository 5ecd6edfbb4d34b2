import { addDays } from "date-fns/addDays";
import { toIsoDate } from "./calendarDate.ts";

interface WholeDayEvent {
  /** Globally unique and stable, so that a second import updates the event. */
  uid: string;
  summary: string;
  description: string;
  firstDay: Date;
  lastDay: Date;
}

interface Calendar {
  name: string;
  /** The part of the site that wrote the file, which calendar programs show in errors. */
  product: string;
  events: WholeDayEvent[];
}

const LINE_OCTETS = 75;
/** Sequences count seconds from here, so that they fit an INTEGER until 2094. */
const FIRST_REVISION = Date.UTC(2026, 0, 1);

/** RFC 5545. Later files have a higher SEQUENCE, or calendar programs would keep an event's old dates. */
export function writeCalendar({ name, product, events }: Calendar, writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const revision = Math.max(0, Math.floor((writtenAt.getTime() - FIRST_REVISION) / 1000));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//European IVF Clinic Directory//${product}//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${revision}`,
      `DTSTART;VALUE=DATE:${compactDate(event.firstDay)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${compactDate(addDays(event.lastDay, 1))}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function compactDate(date: Date): string {
  return toIsoDate(date).replaceAll("-", "");
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");
}

export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
