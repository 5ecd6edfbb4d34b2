import { counted, grouped } from "@/ui/counted.ts";

export const NOT_AVAILABLE = "N/A";

/** Euros as `€2,900`; zero and missing are N/A. */
export function formatPrice(euros: number | null): string {
  return euros ? `€${grouped(euros)}` : NOT_AVAILABLE;
}

/** A rate in percent as `72%`; zero and missing are N/A. */
export function formatRate(percent: number | null): string {
  return percent ? `${percent}%` : NOT_AVAILABLE;
}

/** A review score as `4.8 / 5`; zero and missing are N/A. */
export function formatReview(score: number | null): string {
  return score ? `${score.toFixed(1)} / 5` : NOT_AVAILABLE;
}

/** `1 clinic`, `12 clinics`. */
export function formatClinics(count: number): string {
  return counted(count, "clinic", "clinics");
}

/** `1 vote`, `12 votes`. */
export function formatVotes(count: number): string {
  return counted(count, "vote", "votes");
}
