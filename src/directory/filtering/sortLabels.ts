import type { Sort } from "./listFilters.ts";

export const SORT_LABELS: Record<Sort, string> = {
  name: "Name",
  votes: "Most votes",
  price: "Lowest price",
  success: "Success rate, where comparable",
  reviews: "Best reviews",
  score: "Overall score",
};
