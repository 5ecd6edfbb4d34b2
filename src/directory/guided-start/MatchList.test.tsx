import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { readServices } from "@/directory/clinics/services.ts";
import { NO_FILTERS, type ListFilters } from "@/directory/filtering/listFilters.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { CITIES } from "./cities.ts";
import { MatchList } from "./MatchList.tsx";

function show(clinics: Clinic[], listFilters: Partial<ListFilters>, from?: string) {
  const asked = { ...NO_FILTERS, ...listFilters };
  const start = CITIES.find(({ name }) => name === from);
  render(
    <MemoryRouter>
      <MatchList sure={[]} unsure={clinics} listFilters={asked} start={start} />
    </MemoryRouter>,
  );
  const parts = screen.getAllByRole("heading");
  const lines = screen.getAllByRole("listitem").map(({ children }) => [...children].map(textOf));
  return { parts: parts.map(textOf), lines };
}

const textOf = ({ textContent }: Element) => textContent;

test.for<[string[], string]>([
  [["wroclaw", "poznan"], "InviMedWrocław"],
  [[], "InviMedWarsaw"],
])("a clinic in several cities stands there with the one that is near: %j", ([cities, line]) => {
  const clinic = exampleClinic({ id: "invimed", name: "InviMed", locations: ["Warsaw", "Wrocław"] });
  expect(show([clinic], { cities }).lines).toEqual([[line]]);
});

test("of whom something is known stands first, with what, the published price and the distance", () => {
  const priced = exampleClinic({
    ...{ id: "a", name: "Alpha", locations: ["Brno", "Prague"], notes: { price: "c-2026-=123000CZK" } },
    ...{ priceOf: "egg-donation", priceEuros: 5000 },
  });
  const speaks = exampleClinic({
    ...{ id: "b", name: "Beta", locations: ["Prague"], services: readServices("/de")! },
    ...{ eggDonationSuccessRate: 60, priceEuros: 900 },
  });
  const silent = exampleClinic({ id: "c", name: "Gamma", locations: ["Brno"] });
  const asked: Partial<ListFilters> = { treatments: ["egg-donation"], spoken: ["de"] };
  expect(show([priced, speaks, silent], asked, "Dresden")).toEqual({
    parts: ["Known in part: ask about the rest", "Not known: ask them"],
    lines: [
      [
        "AlphaPrague, 117 km",
        "✓ Offers egg donation",
        "? Doesn't say whether it speaks German",
        "Egg donation from about €5,000",
      ],
      [
        "BetaPrague, 117 km",
        "? Offers egg donation: only a sample says so",
        "✓ Speaks German, with a source",
      ],
      ["GammaBrno, 290 km"],
    ],
  });
  expect(screen.getByText("Distances are in a straight line from Dresden.")).toBeVisible();
});

test("all that may fit can be reached, a dozen at a time, and the focus goes on with the first new one", async () => {
  const clinics = Array.from({ length: 14 }, (_, index) =>
    exampleClinic({ id: `clinic-${index}`, name: `Clinic ${index + 1}` }),
  );
  expect(show(clinics, { treatments: ["egg-donation"] }).lines).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: "Show more (2 left)" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(14);
  expect(screen.getByRole("link", { name: "Clinic 13" })).toHaveFocus();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a website in the language is a reason to ask, a whole sentence for each language", () => {
  const website = exampleClinic({ id: "unica", name: "UNICA", languages: ["German", "French"] });
  const silent = exampleClinic({ id: "c", name: "Gamma", languages: ["English"] });
  const reasons = ["German", "French"].map((name) => `? Website in ${name}; ask whether the staff speak it`);
  expect(show([website, silent], { spoken: ["de", "fr"] })).toEqual({
    parts: ["Known in part: ask about the rest", "Not known: ask them"],
    lines: [["UNICA", ...reasons], ["Gamma"]],
  });
});
