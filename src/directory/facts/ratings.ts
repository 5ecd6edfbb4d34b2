import { counted } from "@/ui/counted.ts";

/** A few ratings more could move such a score by half a point. */
const FEW_BELOW = 20;

export function formatRatings(count: number): string {
  const reviews = counted(count, "review", "reviews");
  return count < FEW_BELOW ? `${reviews}, few ratings` : reviews;
}
