import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import { useListFilters } from "@/directory/filtering/useListFilters.ts";
import { Directory } from "@/directory/home/Directory.tsx";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { exampleClinic } from "./exampleClinic.ts";
import { rowOf } from "./listRow.ts";

/** Part of the address of every call for clinics. */
export const CLINICS = "/rest/v1/clinics";

/** Two clinics as the list answers them, in two countries. */
export const ROWS = [
  exampleClinic({ id: "parens", name: "Parens", locations: ["Kraków"], countries: ["Poland"] }),
  exampleClinic({ id: "unica", name: "UNICA", locations: ["Brno"], countries: ["Czechia"] }),
].map(rowOf);

function Listed() {
  return <Directory list={useListFilters()} />;
}

/** Renders home's list at an address. On a wide screen the filters stand beside it. */
export function showDirectory(address: string, { isWide }: { isWide: boolean }) {
  window.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;
  window.history.replaceState(null, "", address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <UpvoteProvider>
          <Listed />
        </UpvoteProvider>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
