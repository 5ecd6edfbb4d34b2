import { formatLong } from "@/ui/dates.ts";

/** Whether readers see a post: never yet, now, or from a day to come. */
export type Publication = "draft" | "published" | "scheduled";

interface Dated {
  published: boolean;
  publishedAt: string | null;
}

/** @param now in milliseconds */
export function publicationOf({ published, publishedAt }: Dated, now = Date.now()): Publication {
  if (!published) return "draft";
  return publishedAt !== null && Date.parse(publishedAt) > now ? "scheduled" : "published";
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** An instant as a field of the type `datetime-local` holds it, in this browser's time zone: `2027-03-05T09:00`. */
export function localTime(instant: string): string {
  const date = new Date(instant);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The instant that such a field means in this browser's time zone, in ISO 8601; null where it is none. */
export function instantOf(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** `Central European Standard Time, Europe/Prague`: the time zone of this browser on that day. */
export function formatTimeZone(instant: string | Date = new Date()): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZoneName: "long" });
  const name = format.formatToParts(new Date(instant)).find(({ type }) => type === "timeZoneName")?.value;
  return `${name}, ${format.resolvedOptions().timeZone}`;
}

/** `5 March 2027, 09:00 (Central European Standard Time, Europe/Prague)` */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  return `${formatLong(date)}, ${time} (${formatTimeZone(date)})`;
}
