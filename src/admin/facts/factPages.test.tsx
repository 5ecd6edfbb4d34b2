import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { GOOD_FACTS } from "../../../tests/support/adminCases.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import FactsPage from "./FactsPage.tsx";
import NationalFiguresPage from "./national/NationalFiguresPage.tsx";

beforeEach(() => {
  localStorage.clear();
  storeAdminSession();
});

function open(path: string, facts: object) {
  answerBackend({
    "/rpc/admin_role": { json: "owner" },
    "/rpc/facts_to_edit": {
      json: { results: [], prices: [], reviews: [], services: [], contacts: [], ...facts },
    },
    "/rpc/admin_clinics": { json: [] },
    "/clinics": {
      json: [{ ...rowOf(exampleClinic()), published: true, changed_at: "2026-11-22T08:00:00Z" }],
    },
  });
  showPage(
    <Routes>
      <Route path="/admin/clinics/:id/facts" element={<FactsPage />} />
      <Route path="/admin/national" element={<NationalFiguresPage />} />
    </Routes>,
    path,
  );
}

const stored = (row: object, id: string) => ({
  ...row,
  ...{ id, status: "sourced", changed_at: "2026-11-22T08:00:00Z" },
});

test("each kind of fact has its own way to add one, beside its heading, also where there is none yet", async () => {
  open("/admin/clinics/gennet/facts", { prices: [stored(GOOD_FACTS.prices, "1")] });
  const links = [
    ["Success rates", "Add a success rate", "results"],
    ["Prices", "Add a price", "prices"],
    ["Contacts", "Add a contact", "contacts"],
  ] as const;
  for (const [kind, name, path] of links) {
    const section = within(await screen.findByRole("region", { name: kind }));
    expect(section.getByRole("link", { name })).toHaveAttribute(
      "href",
      `/admin/clinics/gennet/facts/new/${path}`,
    );
  }
});

test("national figures name their country only once they are retired, away from its heading", async () => {
  const figure = { ...GOOD_FACTS.results, country: "Ruritania" };
  const retired = { ...figure, percentage: 12, retired_at: "2026-11-23T08:00:00Z" };
  open("/admin/national", { results: [stored(figure, "1"), stored(retired, "2")] });
  const section = within(await screen.findByRole("region", { name: "Ruritania" }));
  expect(section.getByRole("link", { name: /^Add a figure ?of Ruritania$/ })).toBeVisible();
  expect(section.getByText(/^Live births per started cycle, own eggs/)).toBeVisible();
  await user.click(screen.getByText("1 retired fact"));
  expect(screen.getByText(/^Ruritania, Live births per started cycle, own eggs/)).toBeVisible();
});
