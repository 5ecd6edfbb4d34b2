import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { UpvoteProvider } from "@/features/voting/UpvoteProvider.tsx";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicCard } from "./ClinicCard.tsx";

function show(about: Partial<Clinic>) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UpvoteProvider>
          <ClinicCard clinic={exampleClinic(about)} />
        </UpvoteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a card leads to the clinic's page and shows where it is", () => {
  show({ id: "reprofit", name: "Reprofit", locations: ["Brno"], countries: ["Czechia"] });
  expect(screen.getByRole("link", { name: "Reprofit" })).toHaveAttribute("href", "/clinic/reprofit");
  expect(screen.getByText("Brno, Czechia")).toBeVisible();
});

test("figures without a source are marked as samples", () => {
  show({ priceEuros: 2600 });
  expect(screen.getByText("€2,600")).toBeVisible();
  expect(screen.getByText("Sample figure")).toBeVisible();
});

test("figures with a source are not", () => {
  show({
    priceEuros: 2600,
    basis: { price: "ivf_cycle/cycle/EUR/-/-/-/2026-01-01/clinic/2026-10-01" },
  });
  expect(screen.queryByText("Sample figure")).toBeNull();
});

test("without any figure everything is N/A and nothing is called a sample", () => {
  show({});
  expect(screen.getAllByText("N/A")).toHaveLength(4);
  expect(screen.queryByText("Sample figure")).toBeNull();
});

test("the upvote button names the clinic and its votes", () => {
  show({ name: "Reprofit", upvoteCount: 12 });
  expect(screen.getByRole("button", { name: "Upvote 12 so far: Reprofit" })).toBeEnabled();
});
