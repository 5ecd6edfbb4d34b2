import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import ResultsMap from "./ResultsMap.tsx";

const notes = { price: priceNote() };
const CLINICS = [
  exampleClinic({ id: "reprofit", locations: ["Brno"], countries: ["Czechia"], priceEuros: 3_245, notes }),
  exampleClinic({ id: "gennet", locations: ["Prague"], countries: ["Czechia"], priceEuros: 3_000, notes }),
  exampleClinic({ id: "novum", locations: ["Warsaw"], countries: ["Poland"], priceEuros: 2_800, notes }),
];
const BASES = [
  { id: "reprofit", basis: { treatments: "ec-2026=5000", services: "e/en" } },
  { id: "gennet", basis: { services: "e/en" } },
  { id: "novum", basis: { services: "-e/-en" } },
];

class NothingResizes {
  observe() {}
  disconnect() {}
}

function citiesAt(address: string): string[] {
  vi.stubGlobal("ResizeObserver", NothingResizes);
  const cache = createQueryClient();
  cache.setQueryData(basesQuery().queryKey, BASES);
  window.history.replaceState(null, "", address);
  cleanup();
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <ResultsMap clinics={CLINICS} search="" />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const list = screen.queryByRole("list", { name: "Cities" });
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}

test("the map has the clinics of the list: those with a price of the chosen treatment, and none that refuses it", () => {
  expect(citiesAt("/?maxPrice=4000")).toHaveLength(3);
  expect(citiesAt("/?treatment=egg-donation&maxPrice=4000")).toEqual([]);
  expect(citiesAt("/?treatment=egg-donation&maxPrice=6000")).toEqual([expect.stringContaining("Brno")]);
  expect(citiesAt("/?treatment=egg-donation")).toHaveLength(2);
  expect(citiesAt("/?spoken=en")).toHaveLength(2);
  expect(citiesAt("/?treatment=egg-donation&city=brno")).toHaveLength(2);
});
