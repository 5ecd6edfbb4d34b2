import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { SEEDED_LAWS } from "../../../tests/support/seededLaw.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { writeValue } from "@/storage/storage.ts";
import { clinicsQuery } from "./api.ts";
import type { Clinic } from "./clinic.ts";
import ClinicPage from "./ClinicPage.tsx";

const row = {
  id: "reprofit",
  name: "Reprofit",
  countries: ["Czechia"],
  locations: ["Brno"],
  website: "https://reprofit.cz",
  price_euros: 2600,
  success_rate: 65,
  egg_donation_success_rate: 74,
  review_score: 4.7,
  overall_score: 93,
  specialties: [],
  established: 1998,
  languages: ["English"],
  upvote_count: 3,
  fixed_prices: null,
  hero_logo_url: null,
  figure_notes: "",
};

const BY_ID = "id=eq.";
const LIST = "/rest/v1/clinics?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";
const LAW = "/rest/v1/rpc/country_laws?";
const FIGURES = {
  "/rest/v1/rpc/clinic_facts?": { json: NO_FACTS },
  [LAW]: { json: SEEDED_LAWS.filter(({ country }) => country === "czech-republic") },
};

function show(cached: Clinic[] = []) {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  if (cached.length > 0) cache.setQueryData(clinicsQuery().queryKey, cached.map(rowOf));
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={["/clinic/reprofit"]}>
        <Routes>
          <Route path="/clinic/:id" element={<ClinicPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("The clinic page", () => {
  test("says that it is loading while it waits", () => {
    answerBackend({ [LIST]: "never", ...FIGURES });
    show();
    expect(screen.getByText("Loading clinic details...")).toBeVisible();
  });

  test.for([500, 503])(
    "fault 1: clinics answer 500/503 → error and Retry on a clinic's page: %i",
    async (status) => {
      expectLogged(/BackendError: broken/);
      answerBackend({ [LIST]: { status, json: { message: "broken" } }, ...FIGURES });
      show();
      expect(await screen.findByText("Error loading clinic details. Please try again later.")).toBeVisible();
      expect(screen.getByRole("button", { name: "Retry" })).toBeEnabled();
    },
  );

  test("says so when there is no such clinic, and leads back", async () => {
    answerBackend({ [LIST]: { json: [] }, [MERGES]: { json: null }, ...FIGURES });
    show();
    expect(await screen.findByText("Clinic Not Found", { selector: "h1" })).toBeVisible();
    const back = screen.getAllByRole("link", { name: "Back to Clinics" });
    expect(back.every((link) => link.getAttribute("href") === "/")).toBe(true);
  });

  test("shows the list's row at once and then the fresh one", async () => {
    answerBackend({ [BY_ID]: { json: [asListed(row)] }, ...FIGURES });
    show([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Reprofit as cached");
    expect(await screen.findByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
  });

  test("keeps the list's row, and says so, when the fresh one cannot be loaded", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({ [BY_ID]: { status: 500, json: { message: "broken" } }, ...FIGURES });
    show([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Reprofit as cached");
  });

  test("offers to try again beside that, and then shows the fresh row", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({ [BY_ID]: { status: 500, json: { message: "broken" } }, ...FIGURES });
    show([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    const retry = await screen.findByRole("button", { name: "Retry" });
    answerBackend({ [BY_ID]: { json: [asListed(row)] }, ...FIGURES });
    await userEvent.click(retry);
    expect(await screen.findByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
    expect(screen.queryByText(/What you see may be out of date/)).toBeNull();
  });

  test("shows everything that is known", async () => {
    answerBackend({ [BY_ID]: { json: [asListed(row)] }, ...FIGURES });
    show();
    await screen.findByText("Using the patient's own eggs.");
    expect(screen.getByText("Brno, Czechia")).toBeVisible();
    expect(screen.getByText("IVF Center")).toBeVisible();
    expect(screen.getByText("65%")).toBeVisible();
    expect(screen.getByRole("row", { name: /IVF with ICSI.*€3,100/ })).toBeVisible();
    expect(screen.getByText("4.7 / 5")).toBeVisible();
    expect(screen.getByText("1998")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upvote 3 so far: Reprofit" })).toBeEnabled();
    expect(screen.getByRole("heading", { name: "Getting to Reprofit in Brno" })).toBeVisible();
  });

  test("names two countries, and leads to the law of each, the costs and the dates", async () => {
    answerBackend({
      [BY_ID]: { json: [asListed({ ...row, countries: ["Czechia", "Poland"] })] },
      ...FIGURES,
    });
    show();
    expect(await screen.findByText("Brno, Czechia, Poland")).toBeVisible();
    for (const [words, to] of [
      ["May I be treated in Czechia?", "/countries/czech-republic"],
      ["May I be treated in Poland?", "/countries/poland"],
      ["What will it cost here?", "/plan/costs?clinic=reprofit"],
      ["When must I be there?", "/plan/dates"],
    ] as const) {
      expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", to);
    }
  });

  test.for([
    [{}, ["Contact", "Not published", "AI Summary", "Success Rate", "Treatment Prices"]],
    [{ prices: [priceRow] }, ["Contact", "Success Rate", "Treatment Prices", "Not published", "AI Summary"]],
  ] as const)("has samples after all that is real where nothing is published: %#", async ([some, order]) => {
    answerBackend({
      [BY_ID]: { json: [asListed(row)] },
      ...FIGURES,
      "/rest/v1/rpc/clinic_facts?": { json: { ...NO_FACTS, ...some } },
    });
    show();
    await screen.findByRole("heading", { name: "Not published" });
    const found = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(found.filter((title) => order.some((each) => each === title))).toEqual(order);
  });

  test("calls a country as a sentence does", async () => {
    answerBackend({ [BY_ID]: { json: [asListed({ ...row, countries: ["United Kingdom"] })] }, ...FIGURES });
    show();
    expect(
      await screen.findByRole("link", { name: "Flights, trains and coaches to the United Kingdom" }),
    ).toBeVisible();
  });

  test("leaves out what is not known, and lists all that is not published once", async () => {
    const bare = {
      ...Object.fromEntries(Object.keys(row).map((column) => [column, null])),
      ...{ id: "reprofit", name: "Kriobank", countries: [], locations: [], languages: [], specialties: [] },
      upvote_count: 0,
      figure_notes: "",
    };
    answerBackend({ [LIST]: { json: [asListed(bare)] }, ...FIGURES });
    show();
    expect(await screen.findByText("11 things to ask for")).toBeVisible();
    expect(screen.getAllByText("N/A")).toHaveLength(2);
    expect(screen.getByText("with own eggs, with egg donation")).toBeVisible();
    expect(screen.getByText("website, address, telephone, e-mail, opening hours")).toBeVisible();
    expect(screen.queryByText("Website in")).toBeNull();
    expect(screen.queryByText(/sample/i)).toBeNull();
    expect(screen.queryByRole("link", { name: /Get in Touch|Visit Website/ })).toBeNull();
  });

  test("opens the clinic's site in a new tab that cannot reach back", async () => {
    answerBackend({ [LIST]: { json: [asListed(row)] }, ...FIGURES });
    show();
    for (const name of [/Get in Touch with Clinic/, /Visit Website/]) {
      const link = await screen.findByRole("link", { name });
      expect(link).toHaveAttribute("href", "https://reprofit.cz");
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    }
  });

  test("asks no map's host before somebody wants the map", async () => {
    answerBackend({ [LIST]: { json: [asListed(row)] }, ...FIGURES });
    const { container } = show();
    const button = await screen.findByRole("button", { name: "Show map" });
    expect(container.querySelector("iframe")).toBeNull();
    await userEvent.click(button);
    expect(screen.getByTitle("Map: Reprofit")).toHaveAttribute(
      "src",
      expect.stringContaining("google.com/maps"),
    );
  });

  test("shows a price list of its own as it is, and N/A for what it leaves out", async () => {
    const fixed_prices = { "IVF with ICSI": 0, "Egg Freezing": 1900 };
    answerBackend({ [LIST]: { json: [asListed({ ...row, fixed_prices })] }, ...FIGURES });
    show();
    expect(await screen.findByRole("row", { name: /Egg Freezing.*€1,900/ })).toBeVisible();
    const list = within(screen.getByRole("table", { name: "Sample prices in euros" }));
    expect(list.getByRole("row", { name: /IVF with ICSI.*N\/A/ })).toBeVisible();
  });

  test("shows what to ask the clinic, to be copied by hand where the browser refuses", async () => {
    answerBackend({ [LIST]: { json: [asListed(row)] }, ...FIGURES });
    show();
    const button = await screen.findByRole("button", { name: "Copy questions to ask" });
    const user = userEvent.setup();
    const refuse = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(button);
    expect(await screen.findByRole("textbox", { name: "Copy these questions:" })).toHaveTextContent(
      /results for women/,
    );
    refuse.mockRestore();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Copy these questions:" })).toBeNull());
    expect(await navigator.clipboard.readText()).toContain("results for women");
  });

  test("copies the questions in the clinic's language", async () => {
    answerBackend({ [LIST]: { json: [asListed(row)] }, ...FIGURES });
    show();
    await userEvent.setup().click(await screen.findByRole("button", { name: "Copy the questions in Czech" }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^Dobrý den,/));
  });

  test("asks a clinic in English where that is its language", async () => {
    answerBackend({ [LIST]: { json: [asListed({ ...row, countries: ["United Kingdom"] })] }, ...FIGURES });
    show();
    expect(await screen.findByRole("button", { name: "Copy questions to ask" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Copy the questions in/ })).toBeNull();
  });

  test("says what the law there says to somebody who answered the questions of the plan", async () => {
    writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "43", partner: "womanAlone" });
    answerBackend({ [LIST]: { json: [asListed(row)] }, ...FIGURES });
    show();
    expect(await screen.findByText(/^Czechia: no, because clinics may not treat/)).toBeVisible();
    localStorage.clear();
  });

  test("says that the law couldn't be loaded, shows all else, and asks for it again", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({
      ...{ [LIST]: { json: [asListed(row)] }, ...FIGURES },
      [LAW]: [{ status: 500, json: { message: "broken" } }, FIGURES[LAW]],
    });
    show();
    const law = within(await screen.findByRole("alert"));
    expect(law.getByText("The law couldn’t be loaded. Please try again.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
    await userEvent.click(law.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "The law in Czechia" })).toBeVisible();
  });

  test("shows the letter when the external logo cannot be loaded", async () => {
    answerBackend({
      [LIST]: { json: [asListed({ ...row, id: "unknown", hero_logo_url: "https://x.example/logo.png" })] },
      ...FIGURES,
    });
    const { container } = show();
    await screen.findByRole("heading", { level: 1, name: "Reprofit" });
    const logo = container.querySelector("header img");
    expect(logo).toHaveAttribute("referrerpolicy", "no-referrer");
    logo?.dispatchEvent(new Event("error"));
    expect(await screen.findByText("R", { selector: "[aria-hidden]" })).toBeVisible();
  });
});
