// The only place that formats dates for people: day first, '5 January 2025'.

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

// Not by `Intl`: browsers disagree about short months ('Sep', 'Sept'), and prerendered pages must match.
const shortMonth = (month: number) => MONTHS[month]?.slice(0, 3) ?? "";

/** A calendar date at local midnight: `5 Jan 2025` */
export function formatShort(date: Date): string {
  return `${date.getDate()} ${formatMonth(date)} ${date.getFullYear()}`;
}

export function formatLong(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

export function formatWeekday(date: Date): string {
  return WEEKDAYS[date.getDay()] ?? "";
}

export function formatMonth(date: Date): string {
  return shortMonth(date.getMonth());
}

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
