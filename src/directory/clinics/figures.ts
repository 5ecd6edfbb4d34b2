import { counted, grouped } from "@/ui/counted.ts";

export const NOT_AVAILABLE = "N/A";

export function formatPrice(euros: number | null): string {
  return euros ? `€${grouped(euros)}` : NOT_AVAILABLE;
}

export function formatRate(percent: number | null): string {
  return percent !== null ? `${Math.round(percent * 10) / 10}%` : NOT_AVAILABLE;
}

export function formatReview(score: number | null): string {
  return score ? `${score.toFixed(1)} / 5` : NOT_AVAILABLE;
}

export function formatClinics(count: number): string {
  return counted(count, "clinic", "clinics");
}

export function formatVotes(count: number): string {
  return counted(count, "vote", "votes");
}
