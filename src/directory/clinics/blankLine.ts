import type { Figure } from "./noteCodes.ts";

/** Null if all are published. Leaves out rates with donor eggs, since many clinics have no donors. */
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
