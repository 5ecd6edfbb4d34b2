import type { BarPartName } from "./costBar.ts";

/** Whole class names, so that Tailwind finds them. */
export const PART_STYLES: Record<BarPartName, string> = {
  clinic: "bg-accent",
  medicines: "bg-plum",
  travel: "bg-amber",
  other: "bg-sky",
};

/** Drawn for what isn't known: no length of it means an amount. */
export const HATCHED = "border border-dashed border-edge";

/** The stripes of a hatched piece, which every page's style sheet needn't carry. */
export const STRIPES = {
  backgroundImage: "repeating-linear-gradient(135deg, var(--edge) 0 1.5px, transparent 1.5px 6px)",
};

/** Between the lowest and the highest price, where a list has several. */
export const SPREAD = "border border-accent bg-accent-soft";

/** The room of the hatched end, in percent of the picture. */
export const UNKNOWN_PERCENT = 18;
