import type { Figure } from "./noteCodes.ts";

/** Null if all are published. Leaves out rates with donor eggs, since many clinics have no donors. */
export function unpublishedLine(unpublished: Figure[], isOfTreatment: boolean): string | null {
  const names: Partial<Record<Figure, string>> = {
    price: isOfTreatment ? "price of this treatment" : "price",
    success: "success rate",
    reviews: "reviews",
  };
  const shown = unpublished.flatMap((figure) => names[figure] ?? []);
  if (shown.length === 0) return null;
  if (shown.length === 3) return `No ${names.price}, success rate or reviews published.`;
  return `Not published: ${shown.join(", ")}.`;
}
