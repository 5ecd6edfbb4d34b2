import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { chooseBand } from "@/directory/facts/chosenBand.ts";
import { writeValue } from "@/storage/storage.ts";
import { bars, showFigures, sourceLine, stopTheClock } from "../../../tests/support/clinicFigures.tsx";
import { nationalRow, resultRow, sampleRow } from "../../../tests/support/exampleFacts.ts";

stopTheClock();

describe("A result", () => {
  test("stands with what was counted, of whom, when, and who says so", async () => {
    await showFigures({ results: [resultRow] });
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
    await showFigures({ results: [resultRow] });
    expect(
      screen.getByRole("img", { name: /^20% on a scale from 0% to 100%\. Our 95% interval: 15% to 26%/ }),
    );
    expect(screen.getByText(/^Our 95% interval: 15% to 26%/)).toBeVisible();
  });

  test("has no bar if the number of treatments is not published", async () => {
    await showFigures({ results: [{ ...resultRow, n: null }] });
    expect(bars()).toEqual([]);
    expect(screen.getByText(/The number of treatments isn't published/)).toBeVisible();
  });

  test("per started cycle doesn't claim to count who stopped where that isn't to be believed", async () => {
    const started = { ...resultRow, embryos: "fresh", n: 120 };
    const transfers = { ...started, id: "transfers", denominator: "transfer" };
    await showFigures({ results: [started, transfers] });
    expect(
      screen.getByText(
        /Only treatments that reached a transfer seem to be counted,.* frozen first are left out\./,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Everyone who began is counted/)).toBeNull();
  });

  test("stands against other clinics only where some count the same way", async () => {
    await showFigures({
      results: [resultRow],
      ranges: [{ result: "a-result", clinics: 3, lowest: 14, highest: 31 }],
    });
    expect(screen.getByText("3 clinics count the same way: 14% to 31%")).toBeVisible();
    expect(bars()).toHaveLength(2);
  });

  test("stands beside the national figure of the same measure, with what differs in words", async () => {
    await showFigures({
      results: [resultRow],
      national: [nationalRow, { ...nationalRow, eggs: "donor", percentage: 51 }],
    });
    const context = screen.getByRole("heading", {
      name: "For context: whole countries",
    }).parentElement;
    expect(context).toHaveTextContent("Czechia: Live births per started cycle");
    expect(context).toHaveTextContent("22.1% · 35 to 37 · Fresh and frozen embryos · 2015");
    expect(context).toHaveTextContent("Not like for like.");
    expect(context).toHaveTextContent("It is from different years.");
    expect(context).not.toHaveTextContent("51%");
  });

  test("says so where it is published for another age group alone", async () => {
    chooseBand({ ageFrom: 40, ageTo: 42 });
    await showFigures({ results: [resultRow] });
    expect(screen.getByText("Not published for your age group: 40 to 42.")).toBeVisible();
  });

  test("names our interval where the other ranges of its measure are the publisher's", async () => {
    const theirs = { range_from: 27, range_to: 38, verdict: "consistent" };
    await showFigures({
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
    await showFigures({
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
    await showFigures({
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

  test.for([
    ["own-eggs", "own", "20%"],
    ["donor-eggs", "donor", "51%"],
  ] as const)("is of somebody's age group only with their eggs: %s", async ([treatment, eggs, theirs]) => {
    writeValue("plan-answers", { age: "41", eggs, treatment });
    chooseBand({ ageFrom: 38, ageTo: null });
    const older = { ...resultRow, age_from: 38, age_to: null };
    await showFigures({
      results: [
        { ...resultRow, id: "young" },
        { ...older, id: "own" },
        { ...resultRow, eggs: "donor", id: "young donors", percentage: 52 },
        { ...older, eggs: "donor", id: "donors", percentage: 51 },
      ],
    });
    const marked = screen.getAllByText("Your age group", { selector: "li *" });
    expect(marked.map((mark) => mark.closest("li")!.textContent)).toEqual([expect.stringContaining(theirs)]);
    expect(screen.queryByText(/^Not published for your age group/)).toBeNull();
  });

  test("with a donor's eggs isn't missed at somebody's own age", async () => {
    chooseBand({ ageFrom: 40, ageTo: 42 });
    const donors = { ...resultRow, eggs: "donor" };
    await showFigures({ results: [donors, { ...donors, id: "older", age_from: 38, age_to: 39 }] });
    expect(screen.getByText("Live births per started cycle")).toBeVisible();
    expect(screen.queryByText(/^Not published for your age group/)).toBeNull();
  });

  test("is of the visitor's age group in the summary, too", async () => {
    chooseBand({ ageFrom: 38, ageTo: null });
    await showFigures(
      {
        results: [
          { ...resultRow, id: "all", age_from: null, age_to: null, percentage: 32 },
          { ...resultRow, id: "older", age_from: 38, age_to: null, percentage: 19 },
        ],
      },
      { success_rate: 32, figure_notes: "ls23c///" },
    );
    expect(
      await screen.findByText(/Published success rate with own eggs: 19% \(live births, .*, from age 38/),
    ).toBeVisible();
  });

  test("leaves no sample beside it", async () => {
    await showFigures(
      { results: [resultRow, sampleRow] },
      { success_rate: 20, figure_notes: "ls23c35-37///" },
    );
    expect(screen.queryByText(/Sample/)).toBeNull();
  });
});
