const inPrague = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Prague",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the day in Prague, from which the directory is run, the same for every reader: `2026-05-01`. */
export function directoryDay(instant: string | Date = new Date()): string {
  const { year, month, day } = Object.fromEntries(
    inPrague.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}
