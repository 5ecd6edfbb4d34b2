import type { Figure } from "./noteCodes.ts";

/**
 * Says in one line which figures of a clinic aren't published; null if all are. Rates with donor eggs
 * are left out: many clinics have no donors.
 * @param isOfTreatment whether the price is that of a treatment that was chosen
 */
export function blankLine(blanks: Figure[], isOfTreatment: boolean): string | null {
  const names: Partial<Record<Figure, string>> = {
    price: isOfTreatment ? "price of this treatment" : "price",
    success: "success rate",
    reviews: "reviews",
  };
  const blank = blanks.flatMap((figure) => names[figure] ?? []);
  if (blank.length === 0) return null;
  if (blank.length === 3) return `No ${names.price}, success rate or reviews published.`;
  return `Not published: ${blank.join(", ")}.`;
}
