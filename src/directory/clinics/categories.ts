export const CATEGORIES = ["overall", "price", "success", "reviews"] as const;
export type Category = (typeof CATEGORIES)[number];
export type RankedFigure = Exclude<Category, "overall">;

export const CATEGORY_NAMES: Record<Category, { tab: string; title: string }> = {
  overall: { tab: "Votes", title: "Most Voted" },
  price: { tab: "Price", title: "Best Prices" },
  success: { tab: "Success", title: "Highest Success Rates" },
  reviews: { tab: "Reviews", title: "Best Reviews" },
};
