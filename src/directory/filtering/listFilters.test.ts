import { expect, test } from "vitest";
import { NO_FILTERS, toggled, withoutFilters, type ListFilters } from "./listFilters.ts";

const FILTERS: ListFilters = {
  ...{ ...NO_FILTERS, cities: ["brno", "prague"], sourced: true },
  ...{ search: "ivf", sort: "votes" },
};

test("a value that is chosen once more is taken out, and the others stay in their order", () => {
  expect(toggled(FILTERS, "cities", "brno")).toEqual({ ...FILTERS, cities: ["prague"] });
  expect(toggled(FILTERS, "cities", "warsaw").cities).toEqual(["brno", "prague", "warsaw"]);
  expect(FILTERS.cities).toEqual(["brno", "prague"]);
});

test("without filters the search and the order stay", () => {
  expect(withoutFilters(FILTERS)).toEqual({ ...NO_FILTERS, search: "ivf", sort: "votes" });
});
