import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import GuidedStartPage from "./GuidedStartPage.tsx";

const CLINICS = [
  exampleClinic({
    ...{ id: "a", name: "Alpha", locations: ["Prague"] },
  }),
  exampleClinic({ id: "b", name: "Beta", locations: ["Warsaw"] }),
];

const BASES = [
  { id: "a", basis: { services: "e/ende" } },
  { id: "b", basis: { services: "-e/en-de" } },
];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}

function open(at = "/find-your-clinic") {
  const cache = createQueryClient();
  cache.setQueryData(clinicsQuery().queryKey, CLINICS.map(rowOf));
  cache.setQueryData(basesQuery().queryKey, BASES);
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <GuidedStartPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const expectQuestion = async (name: RegExp) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("four questions lead to the list with their filters, and the age is in no address", async () => {
  open();
  await userEvent.click(screen.getByLabelText("A donor's"));
  await press(/^Next/);
  await expectQuestion(/Question 2 of 4 How old/);
  await userEvent.click(screen.getByLabelText("40 to 42"));
  await press(/^Next/);
  await expectQuestion(/Question 3 of 4/);
  await userEvent.click(screen.getByLabelText("German (1 clinic)"));
  await press(/^Next/);
  await userEvent.selectOptions(await screen.findByLabelText("The city nearest to you"), "Brno");
  await userEvent.click(screen.getByLabelText("Up to 200 km"));
  await press(/^See my clinics/);
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
  expect(screen.getByText(/not at those for your own age/)).toBeVisible();
  expect(screen.getByText("At /find-your-clinic#result")).toBeVisible();
  expect(screen.getByRole("link", { name: "See this clinic" })).toHaveAttribute(
    "href",
    "/?city=prague&treatment=egg-donation&spoken=de",
  );
  await press(/on my shortlist/);
  expect(screen.getByText(/Your shortlist has it now/)).toBeVisible();
  expect(localStorage.getItem("shortlist")).toContain('"a"');
});

test("a question that is skipped loses its answer; one that is gone back to keeps it", async () => {
  open();
  await userEvent.click(screen.getByLabelText("A donor's"));
  await press(/^Next/);
  await userEvent.click(await screen.findByLabelText("Under 35"));
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("A donor's")).toBeChecked();
  await press(/^Skip/);
  expect(await screen.findByLabelText("Under 35")).toBeChecked();
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("A donor's")).not.toBeChecked();
});

test("a reload finds the answers of this tab, and starting again forgets them", async () => {
  open().unmount();
  open();
  await userEvent.click(screen.getByLabelText("A donor's"));
  open().unmount();
  open("/find-your-clinic#result");
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
  await press(/^Start again/);
  expect(sessionStorage).toHaveLength(0);
});

test("without matches, each limiting answer is named with the clinics it hides", async () => {
  sessionStorage.setItem(
    "guided-start",
    JSON.stringify({
      version: 1,
      value: { eggs: null, age: null, languages: ["de"], from: "warsaw", within: 100 },
    }),
  );
  open("/find-your-clinic#result");
  expect(await screen.findByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Without “German”: 1 clinic" })).toHaveAttribute(
    "href",
    "/find-your-clinic#language",
  );
  expect(screen.getByRole("link", { name: "Without “Up to 100 km from Warsaw”: 1 clinic" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /shortlist/ })).toBeNull();
});

test("where storage is blocked the answers last until the page is left", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  open();
  await userEvent.click(screen.getByLabelText("A donor's"));
  await press(/^Next/);
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("A donor's")).toBeChecked();
});
