import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import CityPage from "@/directory/regions/CityPage.tsx";
import { COUNTRIES } from "@/directory/regions/countries/countries.ts";
import { countryFactsQuery, loadFacts } from "@/directory/regions/countryFacts.ts";
import CountryPage from "@/directory/regions/CountryPage.tsx";
import { rowOf } from "./listRow.ts";

export const FACTS = await Promise.all(
  COUNTRIES.map(async (country) => ({ country, facts: await loadFacts(country) })),
);

/** Renders a country's or city's page; without clinics it stays loading. */
export function showRegionPage(path: string, clinics?: Clinic[]) {
  const queryClient = createQueryClient();
  if (clinics) queryClient.setQueryData(clinicsQuery().queryKey, clinics.map(rowOf));
  queryClient.setQueryData(basesQuery().queryKey, []);
  for (const { country, facts } of FACTS) {
    queryClient.setQueryData(countryFactsQuery(country).queryKey, facts);
  }
  window.history.replaceState(null, "", path);
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/regions/:country" element={<CountryPage />} />
          <Route path="/regions/:country/:city" element={<CityPage />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
