import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { FilterableList, type FilterModule } from "./FilterableList.tsx";
import * as part from "./filterModule.tsx";

const CLINICS = [exampleClinic({ id: "reprofit", name: "Reprofit" })];
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
cache.setQueryData(basesQuery().queryKey, []);

const page = (filterModule?: FilterModule) => (
  <QueryClientProvider client={cache}>
    <BrowserRouter>
      <Suspense fallback="An empty page">
        <FilterableList
          filterModule={filterModule}
          clinics={CLINICS}
          search=""
          isStanding
          isOpen={false}
          onClose={() => {}}
          onClearSearch={() => {}}
        >
          {({ clinics }) => clinics.map(({ id, name }) => <p key={id}>{name}</p>)}
        </FilterableList>
      </Suspense>
    </BrowserRouter>
  </QueryClientProvider>
);

test("an update while the standing filters load leaves the list and their names where they are", async () => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  const { rerender } = render(page());
  rerender(page(part));
  expect(screen.queryByText("An empty page")).toBeNull();
  expect(screen.getByText("Reprofit")).toBeVisible();
  expect(screen.getAllByText("Languages spoken").at(-1)).toBeVisible();
  expect(await screen.findByRole("region", { name: "Filters" })).toBeVisible();
});
