import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { exampleClinic } from "./exampleClinic.ts";
import { rowOf } from "./listRow.ts";
import { cacheWithLaw } from "./withLaw.tsx";

/** A name that would turn around or break out of its surroundings. */
export const HOSTILE_NAME = "\u202Eכרמל <img src=x onerror=alert(1)>\"'&amp;";

export const ROWS = ["reprofit", "gennet", "unica", "gynem", "hostile"].map((id) =>
  rowOf(
    exampleClinic({
      id,
      name: id === "hostile" ? HOSTILE_NAME : id.toUpperCase(),
      countries: ["Czechia"],
      locations: [id === "hostile" ? HOSTILE_NAME : "Brno"],
    }),
  ),
);

/** As the comparison asks for them. */
export const NO_FACTS = ROWS.map(({ id }) => ({
  clinic_id: id,
  results: [],
  prices: [],
  reviews: [],
  services: [],
}));
export const onlyGennet = (facts: object) =>
  NO_FACTS.map((one) => Object.assign({}, one, one.clinic_id === "gennet" && facts));

export function showAt(
  address: string,
  page: ReactNode,
  { isWide = true, cache = cacheWithLaw() } = {},
): void {
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  window.history.replaceState(null, "", address);
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>{page}</BrowserRouter>
    </QueryClientProvider>,
  );
}
