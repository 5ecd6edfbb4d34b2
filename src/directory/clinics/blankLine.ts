import type { Figure } from "./noteCodes.ts";

const NAMES: Partial<Record<Figure, string>> = {
  price: "price",
  success: "success rate",
  reviews: "reviews",
};

/**
 * Says in one line which figures of a clinic aren't published; null if all are. Rates with donor eggs
 * are left out: many clinics have no donors.
 */
export function blankLine(blanks: Figure[]): string | null {
  const names = blanks.flatMap((figure) => NAMES[figure] ?? []);
  if (names.length === 0) return null;
  if (names.length === 3) return "No price, success rate or reviews published.";
  return `Not published: ${names.join(", ")}.`;
}
