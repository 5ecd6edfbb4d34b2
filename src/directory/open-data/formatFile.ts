import { formatLongDate } from "@/ui/dates.ts";

/** Formats `0.4 kB`, `12.3 kB` or `1.2 MB`, without `Intl` so that build and browsers agree. */
export function formatBytes(bytes: number): string {
  const kB = bytes / 1000;
  return kB < 999.95 ? `${kB.toFixed(1)} kB` : `${(kB / 1000).toFixed(1)} MB`;
}

/** Formats `5 January 2025 at 14:03 UTC`. @throws RangeError for no moment */
export function formatMoment(instant: string): string {
  return `${formatLongDate(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}
