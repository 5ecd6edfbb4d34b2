import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import SemenAnalysisPage from "./SemenAnalysisPage.tsx";
import { forgetEntry } from "./useSemenForm.ts";

const FLAG = "semen-analysis-disclaimer-accepted";
const ASKING =
  "Please fill out the required fields (Volume, Total Sperm, Total Motility) to analyze your results.";

const page = (
  <MemoryRouter>
    <SemenAnalysisPage />
  </MemoryRouter>
);

async function show(values: Record<string, string> = {}) {
  const user = userEvent.setup();
  render(page);
  for (const [label, text] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), text);
  }
  if (Object.keys(values).length > 0) await user.click(screen.getByRole("button", { name: "Get Results" }));
  return user;
}

const REQUIRED = { "Semen volume": "1,4", "Total sperm count": "50", "Total motility": "42.0" };

beforeEach(() => {
  forgetEntry();
  localStorage.setItem(FLAG, "true");
});

describe("the interpreter", () => {
  it("has what was entered, with its result, for who comes back from another page", async () => {
    await show(REQUIRED);
    cleanup();
    await show();
    expect(screen.getByLabelText("Total sperm count")).toHaveValue("50");
    expect(within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem")).toHaveLength(5);
  });

  it("shows the limits before there is a result", async () => {
    await show();
    expect(screen.getByRole("heading", { name: /limits your report is compared with/ })).toBeVisible();
    expect(screen.getAllByRole("img")).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Clear Results" })).not.toBeInTheDocument();
  });

  it("interprets the required values, with the two it derives", async () => {
    await show(REQUIRED);
    const rows = within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent("Semen volume1.4 mLNormalReference: at least 1.4 mL");
    expect(rows[2]).toHaveTextContent("Sperm concentration35.71 million/mLNormal");
    expect(rows[4]).toHaveTextContent(
      "Total motile sperm count21 millionNormalReference: at least 20 million",
    );
    expect(within(rows[4] ?? document.body).getByRole("img")).toHaveAccessibleName(
      "21 million on a scale from 0 to 100, with the limit at 20",
    );
  });

  it("takes a concentration instead of the total, and says how to type it", async () => {
    await show({ "Semen volume": "3", "Total sperm count": "20 million/ml", "Total motility": "50" });
    const rows = within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
    expect(rows[1]).toHaveTextContent("Total sperm count60 millionNormal");
    expect(rows[2]).toHaveTextContent("Sperm concentration20 million/mLNormal");
    expect(rows[4]).toHaveTextContent("Total motile sperm count30 millionNormal");
    const total = screen.getByLabelText("Total sperm count");
    expect(total).toHaveAccessibleDescription(/Only a concentration\? Type it as 20\/mL\./);
    // The other keypads of phones have no slash.
    expect(total).toHaveAttribute("inputmode", "text");
    expect(screen.getByLabelText("Semen volume")).toHaveAttribute("inputmode", "decimal");
  });

  it("marks what is low and what is high, and evaluates a zero", async () => {
    await show({ ...REQUIRED, Immotile: "61", "Normal forms": "0" });
    const rows = screen.getAllByRole("listitem");
    expect(rows.find((row) => row.textContent.startsWith("Immotile"))).toHaveTextContent("61 %High");
    expect(rows.find((row) => row.textContent.startsWith("Normal forms"))).toHaveTextContent("0 %Low");
    expect(screen.getByRole("heading", { name: "Talk to a doctor about 2 of your 7 values" })).toBeVisible();
  });

  it("marks values just past a limit as 'at the limit', in the row and in the summary", async () => {
    await show({ ...REQUIRED, "Progressive motility": "29" });
    const row = screen
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent.startsWith("Progressive"));
    expect(row).toHaveTextContent("29 %At the limitReference: at least 30% (95% interval 29–31)");
    expect(row?.querySelector(".size-5")).toHaveClass("bg-amber");
    expect(screen.getByRole("heading", { name: /^1 of 6 values is at its limit/ })).toBeVisible();
  });

  it("notes contradictions gently", async () => {
    await show({ ...REQUIRED, "Progressive motility": "50", Immotile: "80" });
    expect(within(screen.getByRole("note")).getAllByRole("paragraph")).toHaveLength(2);
  });

  it("clears results on request and when they no longer fit, but keeps what was typed", async () => {
    const user = await show(REQUIRED);
    await user.click(screen.getByRole("button", { name: "Clear Results" }));
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Total sperm count")).toHaveValue("50");
    await user.click(screen.getByRole("button", { name: "Get Results" }));
    await user.type(screen.getByLabelText("Vitality"), "6");
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
  });

  it("steps with the arrow keys, the volume by tenths", async () => {
    const user = await show();
    await user.type(screen.getByLabelText("Semen volume"), "1,4{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(screen.getByLabelText("Semen volume")).toHaveValue("1,5");
    await user.type(screen.getByLabelText("Vitality"), "{ArrowUp}");
    expect(screen.getByLabelText("Vitality")).toHaveValue("1");
  });
});

describe("what is missing or wrong", () => {
  it("asks for the required fields", async () => {
    const user = await show({ "Semen volume": "3" });
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(ASKING);
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.getByLabelText("Total sperm count")).toHaveFocus();
    for (const label of ["Total sperm count", "Total motility"]) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Needed for a result/);
    }
    expect(screen.getByLabelText("Semen volume")).toBeValid();
  });

  it("says of a zero count that a doctor should interpret it, in the dialog and after it", async () => {
    const user = await show({ ...REQUIRED, "Total sperm count": "0" });
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(ASKING);
    expect(dialog).toHaveTextContent(/azoospermia.*a doctor should/);
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.getByRole("region", { name: /to take to a doctor/ })).toHaveTextContent("azoospermia");
  });

  it("says the same of zero motility", async () => {
    await show({ ...REQUIRED, "Total motility": "0" });
    expect(await screen.findByRole("dialog")).toHaveTextContent(/no moving sperm.*a doctor should/);
  });

  it("puts a message beside every bad number and the focus on the first", async () => {
    const bad = { "Progressive motility": "-1", Immotile: "NaN", Vitality: "101" };
    await show({ ...REQUIRED, "Total sperm count": "1e309", ...bad });
    expect(screen.getByLabelText("Total sperm count")).toHaveFocus();
    expect(screen.getByLabelText("Total sperm count")).toHaveAccessibleDescription(/Enter a number/);
    expect(screen.getByLabelText("Vitality")).toHaveAccessibleDescription(/cannot be over 100%/);
    expect(screen.getByLabelText("Progressive motility")).toHaveAccessibleDescription(/below zero/);
    expect(screen.getByLabelText("Immotile")).toHaveAccessibleDescription(/Enter a number/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("NaN");
  });
});

it("shows the disclaimer under a key of its own", async () => {
  localStorage.clear();
  const user = await show();
  await user.click(await screen.findByLabelText("Don't show this message again"));
  await user.click(screen.getByRole("button", { name: "I Understand" }));
  expect(localStorage.getItem(FLAG)).toBe("true");
});

it("gives its inputs no names, so that no submit can carry a value away", async () => {
  await show();
  for (const input of screen.getAllByRole("textbox")) expect(input).not.toHaveAttribute("name");
});

it("says what a limit doesn't mean and where it comes from", async () => {
  await show();
  expect(screen.getByText(/Below a limit doesn’t mean infertile/)).toBeVisible();
  expect(screen.getByText(/‘do not represent distinct limits between fertile and subfertile/)).toBeVisible();
  expect(screen.getByText(/Repeat the analysis after 4–6 weeks/)).toBeVisible();
  expect(screen.getByText(/Abstain for 2–7 days/)).toBeVisible();
  expect(screen.getByText(/Laboratories differ/)).toBeVisible();
  expect(screen.getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(2);
});

it("renders ahead of time without a dialog", () => {
  localStorage.clear();
  const html = renderToString(page);
  expect(html).toContain("Sperm Analysis Interpreter");
  expect(html).not.toContain("I Understand");
});
