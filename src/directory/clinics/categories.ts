export const CATEGORIES = ["overall", "price", "success", "reviews"] as const;
export type Category = (typeof CATEGORIES)[number];
export type RankedFigure = Exclude<Category, "overall">;
