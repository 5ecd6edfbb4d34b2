import { formatLongDate } from "@/ui/dates.ts";

/** `0.4 kB`, `12.3 kB`, `1.2 MB`. Not by `Intl`, since the page must read the same in every browser. */
export function formatBytes(bytes: number): string {
  const kB = bytes / 1000;
  return kB < 999.95 ? `${kB.toFixed(1)} kB` : `${(kB / 1000).toFixed(1)} MB`;
}

/** `5 January 2025 at 14:03 UTC`, the same for every reader. @throws RangeError when the text is no moment */
export function formatMoment(instant: string): string {
  return `${formatLongDate(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}
