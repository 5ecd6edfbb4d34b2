import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { adminClinicsFromJson } from "@/admin/clinics/adminClinic.ts";
import { adminClinicsQuery } from "@/admin/clinics/api.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { MissingFacts } from "./MissingFacts.tsx";

const row = (id: string, missing: string[], more: object = {}) => ({
  ...{ id, name: id, countries: [], locations: [], published: true, merged_into: null, votes: 0 },
  ...{ facts: 0, oldest: null, missing, ...more },
});

test("what is missing is counted over published clinics, with progress and the way to them", () => {
  const cache = createQueryClient();
  const clinics = adminClinicsFromJson([
    row("a", ["price", "language"]),
    row("b", ["price"]),
    row("c", []),
    row("unpublished", ["result"], { published: false }),
    row("duplicate", [], { merged_into: "a" }),
  ]);
  cache.setQueryDefaults(["admin-clinics"], { staleTime: Number.POSITIVE_INFINITY });
  cache.setQueryData(adminClinicsQuery().queryKey, clinics ?? []);
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <MissingFacts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const prices = within(screen.getByRole("heading", { name: "price" }).closest("li")!);
  expect(prices.getByText("Known for 1 of 3 clinics")).toBeVisible();
  expect(prices.getByRole("progressbar", { name: "Clinics with price" })).toHaveAttribute("value", "1");
  expect(prices.getByRole("link", { name: "2 to do: price" })).toHaveAttribute(
    "href",
    "/admin/clinics?show=no-price",
  );
  const rates = within(screen.getByRole("heading", { name: "success rate" }).closest("li")!);
  expect(rates.getByText("Known for 3 of 3 clinics")).toBeVisible();
  expect(rates.queryByRole("link")).toBeNull();
});
