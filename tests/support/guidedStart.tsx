import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect } from "vitest";
import { basesQuery, type ClinicBasis } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import GuidedStartPage from "@/directory/guided-start/GuidedStartPage.tsx";
import { exampleClinic } from "./exampleClinic.ts";
import { rowOf } from "./listRow.ts";
import { cacheWithLaw } from "./withLaw.tsx";

const CLINICS = [
  exampleClinic({
    ...{ id: "a", name: "Alpha", locations: ["Prague"], countries: ["Czechia"] },
  }),
  exampleClinic({ id: "b", name: "Beta", locations: ["Warsaw"], countries: ["Poland"] }),
];

export const BASES = [
  { id: "a", basis: { services: "e/ende" } },
  { id: "b", basis: { services: "/en-de" } },
];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}

type Bases = ClinicBasis[] | Promise<ClinicBasis[]> | "from the backend";

export function openGuidedStart(at = "/find-your-clinic", bases: Bases = BASES) {
  const cache = cacheWithLaw();
  cache.setQueryData(clinicsQuery().queryKey, CLINICS.map(rowOf));
  const { queryKey } = basesQuery();
  if (Array.isArray(bases)) cache.setQueryData(queryKey, bases);
  else if (bases !== "from the backend") void cache.fetchQuery({ queryKey, queryFn: () => bases });
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <GuidedStartPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const expectQuestion = async (name: RegExp) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};
export const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const fillAge = (age: string) => userEvent.type(screen.getByLabelText("Age in whole years"), age);
