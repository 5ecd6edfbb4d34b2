import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import CityPage from "@/directory/regions/CityPage.tsx";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import { countryFactsQuery, loadFacts } from "@/directory/regions/countryFacts.ts";
import CountryPage from "@/directory/regions/CountryPage.tsx";
import CountryRulesPage from "@/law/CountryRulesPage.tsx";
import { regionPath } from "@/directory/regions/regionPath.ts";
import { rowOf } from "./listRow.ts";
import { cacheWithLaw } from "./withLaw.tsx";

export const FACTS = await Promise.all(
  COUNTRIES.map(async (country) => ({ country, facts: await loadFacts(country) })),
);

export async function showRegionPage(path: string, clinics?: Clinic[]) {
  const queryClient = cacheWithLaw();
  if (clinics) queryClient.setQueryData(clinicsQuery().queryKey, clinics.map(rowOf));
  queryClient.setQueryData(basesQuery().queryKey, []);
  for (const { country, facts } of FACTS) {
    queryClient.setQueryData(countryFactsQuery(country).queryKey, facts);
  }
  window.history.replaceState(null, "", path);
  const page = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense fallback={<p>Loading page...</p>}>
          <Routes>
            {COUNTRIES.map((country) => (
              <Route key={country.slug} path={regionPath(country)} element={<CountryPage />} />
            ))}
            <Route path="/countries/:slug" element={<CountryRulesPage />} />
            <Route path="/regions/:country/:city" element={<CityPage />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
}
