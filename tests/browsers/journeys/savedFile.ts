import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import ICAL from "ical.js";
import { waitFor } from "../patience.ts";

export async function savedFile(path: string, isComplete: (text: string) => boolean): Promise<string> {
  return await waitFor(
    `${basename(path)} is saved`,
    () => {
      const text = existsSync(path) ? readFileSync(path, "utf8") : "";
      return isComplete(text) ? text : undefined;
    },
    () => `There are ${readdirSync(dirname(path)).join(", ")}`,
  );
}

export async function savedEvents(path: string): Promise<ICAL.Event[]> {
  const text = await savedFile(path, (file) => file.trimEnd().endsWith("END:VCALENDAR"));
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return events.map((event) => new ICAL.Event(event));
}
