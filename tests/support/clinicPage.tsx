import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import ClinicPage from "@/directory/clinics/ClinicPage.tsx";
import { NO_FACTS } from "./exampleFacts.ts";
import { rowOf } from "./listRow.ts";
import { SEEDED_LAWS } from "./seededLaw.ts";

export const CLINIC_ROW = {
  id: "reprofit",
  name: "Reprofit",
  countries: ["Czechia"],
  locations: ["Brno"],
  website: "https://reprofit.cz",
  price_euros: 2600,
  success_rate: 65,
  egg_donation_success_rate: 74,
  review_score: 4.7,
  overall_score: 93,
  specialties: [],
  established: 1998,
  languages: ["English"],
  upvote_count: 3,
  fixed_prices: null,
  hero_logo_url: null,
  figure_notes: "",
};

export const BY_ID = "id=eq.";
export const LIST = "/rest/v1/clinics?";
export const MERGES = "/rest/v1/rpc/clinic_after_merges?";
export const LAW = "/rest/v1/rpc/country_laws?";
export const FIGURES = {
  "/rest/v1/rpc/clinic_facts?": { json: NO_FACTS },
  [LAW]: { json: SEEDED_LAWS.filter(({ country }) => country === "czech-republic") },
};

export function showClinicPage(cached: Clinic[] = []) {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  if (cached.length > 0) cache.setQueryData(clinicsQuery().queryKey, cached.map(rowOf));
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={["/clinic/reprofit"]}>
        <Routes>
          <Route path="/clinic/:id" element={<ClinicPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
