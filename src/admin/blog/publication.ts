import { formatLong } from "@/ui/calendarDateText.ts";

export type Publication = "draft" | "published" | "scheduled";

export interface Dated {
  published: boolean;
  publishedAt: string | null;
}

/** @param now in milliseconds */
export function publicationOf({ published, publishedAt }: Dated, now = Date.now()): Publication {
  if (!published) return "draft";
  return publishedAt !== null && Date.parse(publishedAt) > now ? "scheduled" : "published";
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Formats an instant for a `datetime-local` field, in the browser's time zone: `2027-03-05T09:00`. */
export function localTime(instant: string): string {
  const date = new Date(instant);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export function instantOf(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export function formatTimeZone(instant: string | Date = new Date()): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZoneName: "long" });
  const name = format.formatToParts(new Date(instant)).find(({ type }) => type === "timeZoneName")?.value;
  return `${name}, ${format.resolvedOptions().timeZone}`;
}

export function formatInstant(instant: string): string {
  const date = new Date(instant);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  return `${formatLong(date)}, ${time} (${formatTimeZone(date)})`;
}

/** Of a post with a plan, as it was stored: one that readers have seen keeps its date. */
export function planNote(post: Dated): string | undefined {
  const publication = publicationOf(post);
  if (publication === "draft") return undefined;
  return publication === "scheduled" && post.publishedAt !== null
    ? `Readers see it from ${formatInstant(post.publishedAt)}.`
    : "Readers see it already.";
}
