import type { Clinic } from "./clinic.ts";

export const CATEGORIES = ["overall", "price", "success", "reviews"] as const;
export type Category = (typeof CATEGORIES)[number];

const LOWEST_FIRST = new Set<Category>(["price"]);

/** The figure a category ranks by; null where it is unknown. A price or rate of zero is unknown. */
export function rankedFigure(clinic: Clinic, category: Category): number | null {
  switch (category) {
    case "overall":
      return clinic.upvoteCount;
    case "price":
      return clinic.priceEuros || null;
    case "success":
      return clinic.successRate || null;
    case "reviews":
      return clinic.reviewScore || null;
  }
}

/** The clinics, best first; unknown figures last; ties by overall score, then by name as in English. */
export function rankClinics(clinics: Clinic[], category: Category): Clinic[] {
  const direction = LOWEST_FIRST.has(category) ? 1 : -1;
  return clinics.toSorted((a, b) => {
    const [figureA, figureB] = [rankedFigure(a, category), rankedFigure(b, category)];
    if (figureA !== figureB) {
      if (figureA === null) return 1;
      if (figureB === null) return -1;
      return direction * (figureA - figureB);
    }
    return (b.overallScore ?? 0) - (a.overallScore ?? 0) || a.name.localeCompare(b.name, "en");
  });
}

/** The first few of a ranking; clinics without the figure stand last in it. */
export function topClinics(clinics: Clinic[], category: Category, count: number): Clinic[] {
  return rankClinics(clinics, category).slice(0, count);
}
