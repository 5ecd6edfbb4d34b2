import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import {
  bars,
  CLINIC,
  FACTS,
  renderClinicPage,
  showFigures,
  sourceLine,
  stopTheClock,
} from "../../../tests/support/clinicFigures.tsx";
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

stopTheClock();

const part = (name: string) => screen.getByText(name).parentElement;

describe("A price", () => {
  test("says what it includes, what not, and what to ask for, in its own currency", async () => {
    await showFigures({ prices: [{ ...priceRow, amount: 123_000, currency: "CZK" }] });
    const row = screen.getByRole("row", { name: /^IVF with Own Eggs/ });
    expect(row).toHaveTextContent("CZK 123,000");
    expect(screen.getAllByText("about €5,000")).toHaveLength(2);
    expect(screen.getAllByText(/^at the European Central Bank’s rate of \d+ \w+ \d{4}$/)).toHaveLength(2);
    expect(row.nextElementSibling).toHaveTextContent(
      "Per cycle. For patients who pay themselves. Price list of 1 Jan 2026.",
    );
    expect(part("Included")).toHaveTextContent("Consultation, ICSI, Embryo transfer");
    expect(part("Not included")).toHaveTextContent("Anaesthesia");
    expect(part("Ask the clinic")).toHaveTextContent("Tests, Medicines, Monitoring");
    expect(sourceLine("Read by a third party:")).toHaveTextContent("Checked on 1 Nov 2026.");
  });

  test("derives no others: what is not published says so, and that this is common", async () => {
    await showFigures({ prices: [priceRow] }, { price_euros: 3245, figure_notes: "//t-2026i-d/" });
    expect(screen.getByText("IVF with Egg Donation, Frozen Embryo Transfer")).toBeVisible();
    expect(screen.queryByText("€3,745")).toBeNull();
    expect(screen.getByText("‘Not published’ is common")).toBeVisible();
  });
});

describe("A sample", () => {
  const samples = { price_euros: 2600, success_rate: 65, review_score: 4.7, overall_score: 93 };

  test("appears apart, below the statement that nothing is published, without bars", async () => {
    await showFigures({ results: [sampleRow] }, samples);
    expect(screen.getAllByText("Not published").length).toBeGreaterThan(1);
    expect(bars()).toEqual([]);
    expect(screen.getByText("65%").closest("p")).toHaveTextContent("Sample, not the clinic's own: 65%");
    const table = screen.getByRole("table", { name: "Sample prices in euros" });
    expect(within(table).getByRole("row", { name: "IVF with ICSI €3,100" })).toBeVisible();
  });

  test("is said to be one at the top, once", async () => {
    await showFigures({}, samples);
    expect(screen.getAllByRole("note")).toHaveLength(1);
  });
});

test("a review score names its platform and how many gave it", async () => {
  await showFigures({ reviews: [reviewRow] }, { review_score: 4.7, figure_notes: "///312 Doctors Online" });
  expect(screen.getByText("4.7 / 5")).toBeVisible();
  expect(screen.getByText("Doctors Online").parentElement).toHaveTextContent("Doctors Online, 312 ratings");
});

test("a clinic that publishes nothing says so, with what is known of its country", async () => {
  await showFigures({ national: [nationalRow] });
  expect(screen.getByText("‘Not published’ is common")).toBeVisible();
  const context = screen.getByText("Czechia: Live births per started cycle");
  expect(context).not.toBeVisible();
  await userEvent.click(screen.getByText("Figures of whole countries, for context"));
  expect(context).toBeVisible();
  expect(screen.getByText(/ · 2015, an old figure$/)).toBeVisible();
  expect(screen.getByText("Counted: 6,526 started cycles")).toBeVisible();
});

test("links lead to reporting a wrong figure and to how results are counted", async () => {
  await showFigures({});
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
  renderClinicPage();
  expect(await screen.findByText(/Error loading this clinic's figures/)).toBeVisible();
  expect(screen.getByRole("link", { name: /Visit Website/ })).toBeVisible();
  answerBackend({ [CLINIC]: clinic, [FACTS]: { json: { ...NO_FACTS, results: [resultRow] } } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Live births per started cycle")).toBeVisible();
});
