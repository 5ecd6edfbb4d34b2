import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import { useListFilters } from "@/directory/filtering/useListFilters.ts";
import { Directory } from "@/directory/home/Directory.tsx";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { exampleClinic } from "./exampleClinic.ts";
import { rowOf } from "./listRow.ts";

export const CLINICS = "/rest/v1/clinics";

export const ROWS = [
  exampleClinic({ id: "parens", name: "Parens", locations: ["Kraków"], countries: ["Poland"] }),
  exampleClinic({ id: "unica", name: "UNICA", locations: ["Brno"], countries: ["Czechia"] }),
].map(rowOf);

function Listed() {
  return <Directory list={useListFilters()} />;
}

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
