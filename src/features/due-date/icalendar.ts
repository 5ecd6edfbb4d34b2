import { addDays } from "date-fns/addDays";
import { toIsoDate } from "./calendarDate.ts";

export interface WholeDayEvent {
  /** Globally unique; the same event keeps it, so that a second import updates instead of doubling. */
  uid: string;
  summary: string;
  description: string;
  firstDay: Date;
  /** The last day that still belongs to the event. */
  lastDay: Date;
}

const LINE_OCTETS = 75;

/**
 * Writes an iCalendar file (RFC 5545) of whole-day events that do not block time.
 * @param writtenAt the moment for DTSTAMP
 */
export function writeCalendar(name: string, events: WholeDayEvent[], writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//European IVF Clinic Directory//Due date calculator//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compactDate(event.firstDay)}`,
      // DTEND is the first day after the event.
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

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds a line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
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
