import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import { writeValue } from "@/storage/storage.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import {
  clinicRow,
  nationalRow,
  NO_FACTS,
  priceRow,
  resultRow,
  reviewRow,
  sampleRow,
} from "../../../tests/support/exampleFacts.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import ClinicPage from "./ClinicPage.tsx";

const CLINIC = "/rest/v1/clinics?";
const FACTS = "/rest/v1/rpc/clinic_facts?p_clinic_id=reprofit";

async function show(facts: object, clinic: object = {}) {
  answerBackend({
    [CLINIC]: { json: [asListed({ ...clinicRow, id: "reprofit", name: "Reprofit", ...clinic })] },
    [FACTS]: { json: { ...NO_FACTS, ...facts } },
  });
  renderPage();
  await screen.findByText(/^‘Not published’ is common/);
}

function renderPage() {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={["/clinic/reprofit"]}>
        <Routes>
          <Route path="/clinic/:id" element={<ClinicPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

// Checks grow old.
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 1, 10), toFake: ["Date"] }));

afterEach(() => {
  vi.useRealTimers();
  chooseBand(null);
  localStorage.clear();
});

const part = (name: string) => screen.getByText(name).parentElement;
const sourceLine = (publisher: string) => screen.getByText(publisher).closest("p");
const bars = () => screen.queryAllByRole("img", { name: /on a scale/ });

describe("A result", () => {
  test("stands with what was counted, of whom, when, and who says so", async () => {
    await show({ results: [resultRow] });
    expect(screen.getByText("20%")).toBeVisible();
    expect(screen.getByText("Live births per started cycle")).toBeVisible();
    for (const words of ["200 started cycles", "35 to 37", "2023", "Fresh and frozen", "Not tested"])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Results of the clinic/ })).toHaveAttribute(
      "href",
      "https://clinic.example/results",
    );
    expect(sourceLine("The clinic's own claim:")).toHaveTextContent("Checked on 1 Nov 2026.");
    expect(screen.queryByText(/over two years ago/)).toBeNull();
  });

  test("shows how far chance reaches, as a bar and in words", async () => {
    await show({ results: [resultRow] });
    expect(
      screen.getByRole("img", { name: /^20% on a scale from 0% to 100%\. Our 95% interval: 15% to 26%/ }),
    );
    expect(screen.getByText(/^Our 95% interval: 15% to 26%/)).toBeVisible();
  });

  test("has no bar if the number of treatments is not published", async () => {
    await show({ results: [{ ...resultRow, n: null }] });
    expect(bars()).toEqual([]);
    expect(screen.getByText(/The number of treatments isn't published/)).toBeVisible();
  });

  test("stands against other clinics only where some count the same way", async () => {
    await show({
      results: [resultRow],
      ranges: [{ result: "a-result", clinics: 3, lowest: 14, highest: 31 }],
    });
    expect(screen.getByText("3 clinics count the same way: 14% to 31%")).toBeVisible();
    expect(bars()).toHaveLength(2);
  });

  test("stands beside the national figure of the same measure, with what differs in words", async () => {
    await show({
      results: [resultRow],
      national: [nationalRow, { ...nationalRow, eggs: "donor", percentage: 51 }],
    });
    const context = screen.getByRole("heading", {
      name: "For context: whole countries, by the same measure",
    }).parentElement;
    expect(context).toHaveTextContent("Czechia: Live births per started cycle");
    expect(context).toHaveTextContent("22.1% · 35 to 37 · Fresh and frozen embryos · 2015");
    expect(context).toHaveTextContent("Not like for like.");
    expect(context).toHaveTextContent("It is from different years.");
    expect(context).not.toHaveTextContent("51%");
  });

  test("says so where it is published for another age group alone", async () => {
    chooseBand({ ageFrom: 40, ageTo: 42 });
    await show({ results: [resultRow] });
    expect(screen.getByText("Not published for your age group: 40 to 42.")).toBeVisible();
  });

  test("names our interval where the other ranges of its measure are the publisher's", async () => {
    const theirs = { range_from: 27, range_to: 38, verdict: "consistent" };
    await show({
      results: [
        { ...resultRow, percentage: 32, ...theirs, age_from: null, age_to: 37 },
        { ...resultRow, id: "ours", age_from: 38, age_to: null },
      ],
    });
    const [first, second] = screen.getAllByRole("listitem").filter((item) => item.textContent.includes("%"));
    expect(first).not.toHaveTextContent("Our 95% interval");
    expect(second).toHaveTextContent("Our 95% interval:15% to 26%");
    expect(
      screen.getByText(/^The ranges are the publisher's own, unless they are named as ours\./),
    ).toBeVisible();
  });

  test("says if it was checked over two years ago, or is about treatments of long ago", async () => {
    await show({
      results: [
        { ...resultRow, checked_on: "2023-01-01", period_from: "2004-01-01", period_to: "2013-12-31" },
      ],
    });
    expect(screen.getByText("Checked over two years ago.")).toBeVisible();
    expect(screen.getByText(/Its last treatments were in 2013/)).toBeVisible();
    expect(screen.getByText("2004–2013")).toBeVisible();
  });

  test("of the newest time stands first, and with a donor's eggs for somebody who would use them", async () => {
    writeValue("plan-answers", { age: "34", eggs: "donor", treatment: "donor-eggs" });
    chooseBand({ ageFrom: null, ageTo: 34 });
    const old = {
      period_from: "2018-01-01",
      period_to: "2018-12-31",
      percentage: 18,
      source_url: "https://old.example/",
    };
    await show({
      results: [
        { ...resultRow, ...old, id: "old", age_from: null, age_to: 34 },
        { ...resultRow, ...old, id: "old2", age_from: 35, age_to: null },
        { ...resultRow, id: "new", percentage: 23, age_from: null, age_to: 37 },
        { ...resultRow, id: "new2", percentage: 24, age_from: 38, age_to: null },
        { ...resultRow, id: "donor", percentage: 51, eggs: "donor" },
      ],
    });
    const rates = screen.getAllByText(/^(18|23|24|51)%$/).map(({ textContent }) => textContent);
    expect(rates).toEqual(["51%", "23%", "24%", "18%", "18%"]);
    // With a donor's eggs it is the donor's age that counts.
    expect(screen.queryByText("Your age group", { selector: "li *" })).toBeNull();
    expect(screen.queryByText(/^Not published for your age group/)).toBeNull();
  });

  test("leaves no sample beside it", async () => {
    await show({ results: [resultRow, sampleRow] }, { success_rate: 20, figure_notes: "ls2023c35-37///" });
    expect(screen.queryByText(/Sample/)).toBeNull();
  });
});

describe("A price", () => {
  test("says what it includes, what not, and what to ask for, in its own currency", async () => {
    await show({ prices: [{ ...priceRow, amount: 123_000, currency: "CZK" }] });
    const row = screen.getByRole("row", { name: /^IVF with Own Eggs/ });
    expect(row).toHaveTextContent("CZK 123,000");
    expect(screen.getAllByText("about €5,000")).toHaveLength(2);
    expect(screen.getByText(/^at the European Central Bank’s rate of \d+ \w+ \d{4}$/)).toBeVisible();
    expect(row.nextElementSibling).toHaveTextContent(
      "Per cycle. For patients who pay themselves. Price list of 1 Jan 2026.",
    );
    expect(part("Included")).toHaveTextContent("Consultation, ICSI, Embryo transfer");
    expect(part("Not included")).toHaveTextContent("Anaesthesia");
    expect(part("Ask the clinic")).toHaveTextContent("Tests, Medicines, Monitoring");
    expect(sourceLine("Read by a third party:")).toHaveTextContent("Checked on 1 Nov 2026.");
  });

  test("derives no others: what is not published says so, and that this is common", async () => {
    await show({ prices: [priceRow] }, { price_euros: 3245, figure_notes: "//t-2026i-d/" });
    expect(screen.getByText("IVF with Egg Donation, Frozen Embryo Transfer")).toBeVisible();
    expect(screen.queryByText("€3,745")).toBeNull();
    expect(screen.getByText("‘Not published’ is common")).toBeVisible();
  });
});

describe("A sample", () => {
  const samples = { price_euros: 2600, success_rate: 65, review_score: 4.7, overall_score: 93 };

  test("appears apart, below the statement that nothing is published, without bars", async () => {
    await show({ results: [sampleRow] }, samples);
    expect(screen.getAllByText("Not published").length).toBeGreaterThan(1);
    expect(bars()).toEqual([]);
    expect(screen.getByText("65%").closest("p")).toHaveTextContent("Sample, not the clinic's own: 65%");
    const table = screen.getByRole("table", { name: "Sample prices in euros" });
    expect(within(table).getByRole("row", { name: "IVF with ICSI €3,100" })).toBeVisible();
  });

  test("is said to be one at the top, once", async () => {
    await show({}, samples);
    expect(screen.getAllByRole("note")).toHaveLength(1);
  });
});

test("a review score names its platform and how many gave it", async () => {
  await show({ reviews: [reviewRow] }, { review_score: 4.7, figure_notes: "///312 Doctors Online" });
  expect(screen.getByText("4.7 / 5")).toBeVisible();
  expect(screen.getByText("Doctors Online").parentElement).toHaveTextContent("Doctors Online, 312 reviews");
});

test("a clinic that publishes nothing says so, with what is known of its country", async () => {
  await show({ national: [nationalRow] });
  expect(screen.getByText("‘Not published’ is common")).toBeVisible();
  const context = screen.getByText("Czechia: Live births per started cycle");
  expect(context).not.toBeVisible();
  await userEvent.click(screen.getByText("Figures of whole countries, for context"));
  expect(context).toBeVisible();
});

test("links lead to reporting a wrong figure and to how results are counted", async () => {
  await show({});
  expect(screen.getByRole("link", { name: "Report a wrong figure" })).toHaveAttribute(
    "href",
    "/report-figure?clinic=reprofit",
  );
  expect(screen.getAllByRole("link", { name: "How results are counted" })[0]).toHaveAttribute(
    "href",
    "/how-results-are-counted",
  );
});

test("figures that cannot be loaded leave the rest of the page, and a way to try again", async () => {
  expectLogged(/unknown shape/);
  const clinic = {
    json: [asListed({ ...clinicRow, id: "reprofit", name: "Reprofit", website: "https://reprofit.cz" })],
  };
  answerBackend({ [CLINIC]: clinic, [FACTS]: { json: "nonsense" } });
  renderPage();
  expect(await screen.findByText(/Error loading this clinic's figures/)).toBeVisible();
  expect(screen.getByRole("link", { name: /Visit Website/ })).toBeVisible();
  answerBackend({ [CLINIC]: clinic, [FACTS]: { json: { ...NO_FACTS, results: [resultRow] } } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Live births per started cycle")).toBeVisible();
});
