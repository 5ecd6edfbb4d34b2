import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { clinicsQuery } from "@/features/clinics/api.ts";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import CityPage from "./CityPage.tsx";
import { COUNTRY_REGIONS } from "./countries.ts";
import CountryPage from "./CountryPage.tsx";

const CLINICS = [
  exampleClinic({
    id: "prague-fertility",
    name: "Prague Fertility Centre",
    locations: ["Prague"],
    countries: ["Czechia"],
    overallScore: 95,
    successRate: 72,
    priceEuros: 2900,
  }),
  exampleClinic({
    id: "ferticare",
    name: "FertiCare",
    locations: ["Karlovy Vary", "Prague"],
    countries: ["Czechia"],
    priceEuros: 2500,
  }),
];

const priced = (...prices: (number | null)[]) =>
  prices.map((priceEuros, index) =>
    exampleClinic({ id: `clinic-${index}`, countries: ["Czechia"], priceEuros }),
  );

function show(path: string, clinics?: Clinic[]) {
  const queryClient = createQueryClient();
  if (clinics) queryClient.setQueryData(clinicsQuery().queryKey, clinics);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/regions/:country" element={<CountryPage />} />
          <Route path="/regions/:country/:city" element={<CityPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("A city page", () => {
  test("shows the featured clinic with the scores of its live row, marked as samples", () => {
    show("/regions/czech-republic/prague", CLINICS);
    const teaser = within(screen.getByRole("article"));
    expect(teaser.getByRole("link", { name: "Prague Fertility Centre" })).toHaveAttribute(
      "href",
      "/clinic/prague-fertility",
    );
    expect(teaser.getByText(/Overall score 95\/100, success rate 72%/)).toBeVisible();
    expect(teaser.getByText("Sample figure")).toBeVisible();
  });

  test("marks nothing as a sample whose source is known", () => {
    const figures = { source: "Registry", sourceUrl: null, period: null, checkedOn: null };
    show("/regions/czech-republic/prague", [{ ...CLINICS[0]!, figures }]);
    expect(screen.getByText(/Overall score 95\/100/)).toBeVisible();
    expect(screen.queryByText("Sample figure")).toBeNull();
  });

  test("counts what its search will find", () => {
    show("/regions/czech-republic/prague", CLINICS);
    expect(screen.getByText("2 clinics")).toBeVisible();
  });

  test.for(["prague", "prague/", "PRAGUE"])("is found at %s", (slug) => {
    show(`/regions/czech-republic/${slug}`, CLINICS);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("IVF clinics in Prague");
  });

  test.for(["waiting", "failing"])("is of use while the directory is %s", async (state) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      state === "failing"
        ? Promise.resolve(Response.json({ message: "broken" }, { status: 500 }))
        : new Promise(() => {}),
    );
    show("/regions/poland/warsaw");
    if (state === "failing") await vi.waitFor(() => expect(error).toHaveBeenCalled(), 3_000);
    expect(screen.getByRole("link", { name: "INVICTA" })).toHaveAttribute("href", "/clinic/invicta");
    expect(screen.getByRole("link", { name: /^Browse All/ })).toBeVisible();
    expect(screen.getByText("45 min, €25–35")).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Sample figure|NaN|undefined/);
  });
});

describe("A country page", () => {
  test("has its cities with counts, and the three cards", () => {
    show("/regions/czech-republic", CLINICS);
    const cities = within(screen.getByRole("region", { name: "Choose Your City" }));
    expect(cities.getByRole("link", { name: /^Prague.*2 clinics$/ })).toBeVisible();
    expect(cities.getByRole("link", { name: /^Brno.*0 clinics$/ })).toBeVisible();
    expect(cities.getByRole("link", { name: /^Other Cities.*1 clinic$/ })).toBeVisible();
    for (const name of ["General Information", "Tourism", "Cost of Living"]) {
      expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
    }
  });

  test("shows the listed prices as what they are", () => {
    show("/regions/czech-republic", CLINICS);
    expect(screen.getByText("€2,500 to €2,900")).toBeVisible();
    expect(screen.getByText("Sample figure")).toBeVisible();
  });

  test("leaves prices out that are not known, and says nothing of fewer than two", () => {
    const { unmount } = show("/regions/czech-republic", priced(2700, null, 0, 2300));
    expect(screen.getByText("€2,300 to €2,700")).toBeVisible();
    unmount();
    const { container } = show("/regions/czech-republic", priced(2700, null, 0));
    expect(screen.queryByText(/as listed here/)).toBeNull();
    // Room is kept only while the clinics are on their way.
    expect(container.querySelector(".h-19")).toBeNull();
  });

  test("states nothing about the law without a source", () => {
    for (const { law } of COUNTRY_REGIONS) {
      expect(law.length).toBeGreaterThanOrEqual(3);
      for (const { sources = [] } of law) {
        expect(sources.length).toBeGreaterThan(0);
        expect(sources.every(({ url }) => url.startsWith("https://"))).toBe(true);
      }
    }
  });
});

test("Brno's page says how many people live there", () => {
  show("/regions/czech-republic/brno", CLINICS);
  expect(screen.getByText(/403,000 inhabitants/)).toBeVisible();
});
