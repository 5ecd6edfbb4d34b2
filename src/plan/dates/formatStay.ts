import { counted } from "@/ui/counted.ts";
import type { Days } from "./tripPlan.ts";

export function formatStay([shortest, longest]: Days): string {
  const nights = [shortest - 1, longest - 1].filter((count) => count > 0);
  const days = `${shortest} to ${counted(longest, "day", "days")}`;
  const [fewest, most] = nights;
  if (fewest === undefined) return days;
  if (most === undefined) return `${days}, so ${counted(fewest, "night", "nights")} at most`;
  return `${days}, so ${fewest} to ${counted(most, "night", "nights")}`;
}
