import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import ClinicPage from "@/directory/clinics/ClinicPage.tsx";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import { asListed } from "./asListed.ts";
import { answerBackend } from "./backendAnswers.ts";
import { clinicRow, NO_FACTS } from "./exampleFacts.ts";

export const CLINIC = "/rest/v1/clinics?";
export const FACTS = "/rest/v1/rpc/clinic_facts?p_clinic_id=reprofit";

export async function showFigures(facts: object, clinic: object = {}) {
  answerBackend({
    [CLINIC]: { json: [asListed({ ...clinicRow, id: "reprofit", name: "Reprofit", ...clinic })] },
    [FACTS]: { json: { ...NO_FACTS, ...facts } },
    "/rest/v1/clinic_results?": { json: [] },
  });
  renderClinicPage();
  await screen.findByText(/^‘Not published’ is common/);
}

export function renderClinicPage() {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={["/clinic/reprofit"]}>
        <Routes>
          <Route path="/clinic/:id" element={<ClinicPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Checks grow old. */
export function stopTheClock() {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 1, 10), toFake: ["Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    chooseBand(null);
    localStorage.clear();
  });
}

export const sourceLine = (publisher: string) => screen.getByText(publisher).closest("p");
export const bars = () => screen.queryAllByRole("img", { name: /on a scale/ });
