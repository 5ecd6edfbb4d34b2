import type { BarPartName } from "./costBar.ts";

/** Whole class names, so that Tailwind finds them. */
export const PART_STYLES: Record<BarPartName, string> = {
  clinic: "bg-accent",
  medicines: "bg-plum",
  travel: "bg-amber",
  other: "bg-sky",
};

export const SPREAD = "border border-accent bg-accent-soft";

/** The room of the hatched end, in percent of the picture. */
export const UNKNOWN_PERCENT = 18;
