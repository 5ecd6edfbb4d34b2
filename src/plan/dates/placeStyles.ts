import type { TripStep } from "./tripPlan.ts";

/** Whole class names, so that Tailwind finds them. */
export const PLACE_STYLES: Record<TripStep["place"], { name: string; bar: string }> = {
  home: { name: "At home", bar: "bg-sky" },
  clinic: { name: "At the clinic", bar: "bg-rose" },
  either: { name: "At home or at the clinic", bar: "bg-amber" },
};
