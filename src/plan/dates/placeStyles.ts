import type { TripStep } from "./tripPlan.ts";

/** How a place is called and coloured. Whole class names, or Tailwind would not find them. */
export const PLACE_STYLES: Record<TripStep["place"], { name: string; bar: string }> = {
  home: { name: "At home", bar: "bg-sky" },
  clinic: { name: "At the clinic", bar: "bg-rose" },
  either: { name: "At home or at the clinic", bar: "bg-amber" },
};
