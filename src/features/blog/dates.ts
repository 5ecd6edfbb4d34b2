// One time zone for everybody, so that a page reads the same wherever it is rendered.
const TIME_ZONE = "UTC";

const short = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  month: "short",
  day: "numeric",
  year: "numeric",
});
const long = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  month: "long",
  day: "numeric",
  year: "numeric",
});

/** `Jan 5, 2025`. @throws RangeError when the text is no date */
export function formatShortDate(instant: string): string {
  return short.format(new Date(instant));
}

/** `January 5, 2025`. @throws RangeError when the text is no date */
export function formatLongDate(instant: string): string {
  return long.format(new Date(instant));
}
