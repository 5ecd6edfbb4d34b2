import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { writeValue } from "@/storage/storage.ts";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import AfterwardsPage from "./AfterwardsPage.tsx";

afterEach(() => {
  localStorage.clear();
});

function show() {
  render(
    <WithLaw>
      <MemoryRouter>
        <AfterwardsPage />
      </MemoryRouter>
    </WithLaw>,
  );
  return userEvent.setup();
}

const cards = () =>
  within(screen.getByRole("region", { name: "What the law says" }))
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "How long embryos may be stored");
const chooses = (country: string) => writeValue("plan-dates", { country });

test("the country of the dates stands there first, and others can be compared with it", async () => {
  chooses("poland");
  const user = show();
  expect(cards()).toEqual(["Poland"]);
  expect(screen.getByText("This is the country of your dates or costs.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Poland", hidden: true })).not.toBeVisible();
  await user.click(screen.getByText("Compare other countries"));
  expect(screen.getByRole("checkbox", { name: "Poland" })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Austria" }));
  expect(cards()).toEqual(["Poland", "Austria"]);
  await user.click(screen.getByRole("button", { name: "Go by my plan" }));
  expect(cards()).toEqual(["Poland"]);
});

test("the country of the costs counts while the dates have none", () => {
  writeValue("plan-costs", { country: "Czechia" });
  show();
  expect(cards()).toEqual(["Czechia"]);
});

test("a couple with their own eggs and sperm reads nothing about donors, as long as they answered so", async () => {
  const OWN = { ...EMPTY_ANSWERS, age: "34", partner: "marriedCouple", treatment: "own-eggs" };
  writeValue("plan-answers", OWN);
  chooses("poland");
  const user = show();
  expect(screen.queryByText(/\bdonor\b/i)).toBeNull();
  expect(screen.getByRole("group", { name: "Embryos" })).toBeVisible();
  await user.click(screen.getByLabelText(/^The discharge report/));
  expect(screen.getByText("1 of 14 ticked.")).toBeVisible();
  cleanup();
  writeValue("plan-answers", { ...OWN, sperm: "donor" });
  show();
  expect(screen.getByText("What the child can learn about an egg or sperm donor")).toBeVisible();
  expect(screen.getByText("1 of 16 ticked.")).toBeVisible();
  expect(screen.getByRole("group", { name: "Embryos and donors" })).toBeVisible();
});

test("a country whose law refuses says so here too", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "34", partner: "womanAlone" });
  chooses("czech-republic");
  show();
  expect(
    await screen.findByText(/^Czechia: no, because clinics may not treat a woman on her own/),
  ).toBeVisible();
});

test("many countries that may treat somebody stand in brief, once whose eggs is answered, until some are chosen", () => {
  const answers = { ...EMPTY_ANSWERS, age: "34", partner: "marriedCouple" };
  writeValue("plan-answers", answers);
  show();
  expect(screen.getByText(/^Choose countries to read each rule with its source/)).toBeVisible();
  cleanup();
  writeValue("plan-answers", { ...answers, treatment: "own-eggs" });
  show();
  expect(cards()).toEqual([expect.stringMatching(/countries in brief$/)]);
  expect(
    screen.getByText("We haven’t found the rule yet for these countries: Finland, France."),
  ).toBeVisible();
});

test("a rule that we haven’t found names the regulator", () => {
  chooses("finland");
  show();
  expect(screen.getAllByText("We haven’t found the rule yet. Ask the clinic.")[0]).toBeVisible();
  expect(screen.queryByRole("heading", { name: "How long embryos may be stored" })).toBeNull();
  expect(screen.getByRole("link", { name: /^The regulator is Fimea/ })).toHaveAttribute(
    "href",
    "https://fimea.fi/en",
  );
});

test("a term that is longer than its bar says so", () => {
  chooses("united-kingdom");
  show();
  const bars = screen.getByRole("region", { name: "How long embryos may be stored" });
  expect(within(bars).getByText("55")).toBeInTheDocument();
});
