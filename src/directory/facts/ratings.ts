import { counted } from "@/ui/counted.ts";

/** A few ratings more could move such a score by half a point. */
const FEW_BELOW = 20;

export const areFew = (count: number) => count < FEW_BELOW;

export function formatRatings(count: number): string {
  const ratings = counted(count, "rating", "ratings");
  return areFew(count) ? `${ratings}, very few` : ratings;
}
