// Days of instants; those of calendar dates are in `calendarDateText.ts`. Day first, '5 January 2025'.

export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

// Not by `Intl`: browsers disagree about short months ('Sep', 'Sept'), and prerendered pages must match.
export const shortMonth = (month: number) => MONTHS[month]?.slice(0, 3) ?? "";

/** The UTC day of an instant, the same for every reader: `5 Jan 2025`. @throws RangeError for no date */
export function formatShortDate(instant: string): string {
  const date = readInstant(instant);
  return `${date.getUTCDate()} ${shortMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}

/** The UTC day of an instant, the same for every reader: `5 January 2025`. @throws RangeError for no date */
export function formatLongDate(instant: string): string {
  const date = readInstant(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function readInstant(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${JSON.stringify(text)} is no date`);
  return date;
}
