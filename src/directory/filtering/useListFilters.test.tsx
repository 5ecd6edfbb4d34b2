import { cleanup, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useListFilters } from "./useListFilters.ts";

function Page() {
  const { isNarrowed } = useListFilters();
  return <p>{isNarrowed ? "Some clinics" : "All clinics"}</p>;
}

function open(address: string) {
  cleanup();
  window.history.replaceState(null, "", address);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test("an address whose filters are none of ours leaves home as it is, once that is known", async () => {
  for (const address of ["/?country=..", "/?maxPrice=abc", "/?treatment=magic"]) {
    open(address);
    expect(await screen.findByText("All clinics")).toBeVisible();
  }
  open("/?country=Czechia");
  expect(screen.getByText("Some clinics")).toBeVisible();
});
