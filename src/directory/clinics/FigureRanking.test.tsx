import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import {
  exampleClinic,
  priceBasis,
  priceNote,
  rateBasis,
  rateNote,
} from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import {
  answerBases,
  Board,
  clinics,
  isHollow,
  names,
  places,
  ranking,
} from "../../../tests/support/leaderboard.tsx";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import type { Clinic } from "./clinic.ts";

afterEach(() => {
  act(() => chooseBand(null));
});

function rated(denominators: [string, string, ...string[]]): Clinic[] {
  const rates = denominators.map((denominator, index) =>
    exampleClinic({
      id: `clinic-${index}`,
      name: `Clinic ${index}`,
      successRate: 30 + index * 20,
      notes: { success: rateNote({ denominator }) },
    }),
  );
  answerBases(
    rates,
    denominators.map((denominator) => ({ success: rateBasis({ denominator }) })),
  );
  return rates;
}

function withRates(rates: number[], n: string): Clinic[] {
  const all = rates.map((successRate) =>
    exampleClinic({ id: String(successRate), successRate, notes: { success: rateNote() } }),
  );
  answerBases(
    all,
    all.map(() => ({ success: rateBasis({ n }) })),
  );
  return all;
}

describe("By a figure", () => {
  test("two clinics with the same measure are ranked; with another denominator the reason stands instead", async () => {
    const { unmount } = render(<Board of={rated(["transfer", "transfer"])} by="success" />);
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
    expect(names()).toEqual(["Clinic 1", "Clinic 0"]);
    expect(places().map(isHollow)).toEqual([false, false]);
    expect(screen.queryByText("Published, but not ranked")).toBeNull();
    unmount();

    render(<Board of={rated(["transfer", "started_cycle"])} by="success" />);
    expect(await screen.findByText("Published, but not ranked")).toBeVisible();
    expect(screen.queryByText(/^#/)).toBeNull();
    expect(screen.getByText("No other clinic publishes a rate that is counted the same way.")).toBeVisible();
    expect(screen.getByText("No two published rates can be compared, so none has a rank.")).toBeVisible();
    for (const words of ["30%", "50%"]) expect(screen.getByText(words)).toBeVisible();
  });

  test("the third, counted otherwise, follows the two without a rank, with the reason", async () => {
    render(<Board of={rated(["transfer", "transfer", "started_cycle"])} by="success" />);
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
    expect(names()).toEqual(["Clinic 1", "Clinic 0"]);
    const left = within(screen.getByRole("region", { name: "Published, but not ranked" }));
    expect(left.getByRole("link")).toHaveTextContent("Clinic 2");
    expect(left.getByText(/counts from a different step/)).toBeVisible();
    expect(left.queryByText(/^#/)).toBeNull();
  });

  test("rates without a clear difference have no medals and no places, and say so", async () => {
    render(<Board of={withRates([30, 35], "40")} by="success" />);
    expect(await screen.findByText(/^Neither rate is clearly ahead of the other/)).toBeVisible();
    expect(screen.getByText("No clear difference from the clinic above.")).toBeVisible();
    expect(screen.queryByText(/^#|Top Rated/)).toBeNull();
    expect(ranking().querySelector("svg")).toBeNull();
  });

  test("while the rates of the chosen age are loading, nothing is ranked, samples least of all", async () => {
    const two = rated(["transfer", "transfer"]);
    const bases = { json: two.map(({ id }) => ({ id, basis: { success: rateBasis() } })) };
    const rates = Promise.withResolvers<{ json: unknown }>();
    answerBackend({ "select=id%2Cbasis": bases, "/clinic_results?": rates.promise });
    chooseBand({ ageFrom: 38, ageTo: null });
    render(<Board of={[...clinics, ...two]} by="success" />);
    expect(await screen.findByLabelText("Your age group")).toBeVisible();
    expect(screen.getByText("Loading the ranking...")).toBeInTheDocument();
    expect(screen.queryByText(/^#|Top Rated/)).toBeNull();
    rates.resolve({ json: [] });
    await waitFor(() => expect(screen.queryByText("Loading the ranking...")).toBeNull());
  });

  test("each rate comes with its range and who says so, ranked or not", async () => {
    const two = rated(["transfer", "started_cycle"]);
    const theirs = `${rateBasis({ n: "40" })}/21-39/below`;
    answerBases(two, [
      { success: theirs },
      { success: rateBasis({ denominator: "started_cycle", n: "40" }) },
    ]);
    render(<Board of={two} by="success" />);
    const rows = within(await screen.findByRole("region", { name: "Published, but not ranked" }));
    const [first, second] = rows.getAllByRole("listitem");
    expect(first).toHaveTextContent(
      /30%.*The publisher's range: 21% to 39%Publisher: below the national average$/,
    );
    expect(second).toHaveTextContent(/50%.*Our 95% interval: 35% to 65%$/);
  });

  test("of rates the clinic that is clearly ahead has its medal, and those level with each other none", async () => {
    render(<Board of={withRates([30, 35, 90], "40")} by="success" />);
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
    expect(places().map((place) => place.querySelectorAll("svg").length)).toEqual([1, 0, 0]);
    expect(screen.queryByText(/^#[23]/)).toBeNull();
  });

  test("samples win hollow medals in what is called a sample ranking, and published prices follow it", async () => {
    const published = exampleClinic({ id: "p", name: "P", priceEuros: 1000, notes: { price: priceNote() } });
    answerBases([published], [{ price: priceBasis() }]);
    render(<Board of={[...clinics, published]} by="price" />);
    expect(await screen.findByText(/^Sample ranking: none of these prices has a source\./)).toBeVisible();
    expect(names()).toEqual(["F", "E", "D", "C"]);
    expect(places().map(isHollow)).toEqual([true, true, true, false]);
    expect(within(places()[0]!).getByText("sample")).toBeVisible();
    const left = within(screen.getByRole("region", { name: "Published, but not ranked" }));
    expect(left.getByText("€1,000")).toBeVisible();
    expect(left.queryByText("sample")).toBeNull();
    expect(left.getByText("with ICSI, list of 1 Jan 2026, as read by others")).toBeVisible();
  });

  test("the ranking of published prices says that its first is only the cheapest", async () => {
    const published = [2900, 2500].map((priceEuros) =>
      exampleClinic({ id: String(priceEuros), priceEuros, notes: { price: priceNote() } }),
    );
    answerBases(published, [{ price: priceBasis() }, { price: priceBasis() }]);
    render(<Board of={published} by="price" />);
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
    expect(screen.getByText(/lowest price first: ‘Top Rated’ means cheapest here, not best/)).toBeVisible();
  });

  test("a clinic without the figure wins no medal and is counted", async () => {
    render(<Board of={[clinics[0]!, exampleClinic({ id: "unknown", name: "Unknown" })]} by="price" />);
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
    expect(names()).toEqual(["A"]);
    expect(screen.getByText("1 clinic has no price listed here.")).toBeVisible();
  });

  test("what the figures rest on is fetched with the first such ranking; if it doesn't come, one can try again", async () => {
    const two = rated(["transfer", "transfer"]);
    answerBackend({
      "select=id%2Cbasis": { status: 400, json: { message: "no" } },
      "/clinic_results?": { json: [] },
    });
    expectLogged(/BackendError: no/);
    render(<Board of={two} by="success" />);
    expect(await screen.findByText("This ranking couldn't be loaded. Please try again.")).toBeVisible();
    expect(screen.queryByText(/^#/)).toBeNull();
    rated(["transfer", "transfer"]);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("#1 Top Rated")).toBeVisible();
  });
});
