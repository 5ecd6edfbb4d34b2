import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINICS, LIST, PRICES } from "../../../tests/support/costsPage.ts";
import { onOneDay } from "../../../tests/support/datesPage.tsx";
import { priceRow } from "../../../tests/support/exampleFacts.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { showFolder } from "../../../tests/support/folderPage.tsx";
import { SEEDED_LAWS } from "../../../tests/support/seededLaw.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { NOTHING_TYPED } from "@/plan/costs/costPlan.ts";
import { CostsChapter } from "@/plan/costs/CostsChapter.tsx";
import { NO_TRIP_ANSWERS, type TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { writeValue } from "@/storage/storage.ts";

onOneDay();

async function nextStepsAfter(dates: Partial<TripAnswers>) {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    age: "38",
    partner: "marriedCouple",
    treatment: "own-eggs",
  });
  writeValue("plan-costs", NOTHING_TYPED);
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, ...dates });
  showFolder();
  return within(await screen.findByRole("region", { name: "Your next 3 steps" }));
}

const law = () => within(screen.getByRole("region", { name: "May I be treated there?" }));

test("the law says nothing while the guide's question whose eggs is open, and a treatment chosen later answers it", async () => {
  const skipped = { ...EMPTY_ANSWERS, age: "44", partner: "marriedCouple" } as const;
  writeValue("plan-answers", skipped);
  showFolder();
  expect(law().getByRole("link", { name: "Answer a few questions" })).toHaveAttribute("href", "/plan");
  expect(law().queryByText("Your own")).toBeNull();
  cleanup();
  writeValue("plan-answers", changeAnswers(skipped, { treatment: "donor-eggs" }));
  showFolder();
  expect(await law().findByText("A donor’s")).toBeVisible();
});

test("a country of treatment without a date leaves the dates to plan", async () => {
  const steps = await nextStepsAfter({ country: "czech-republic" });
  expect(steps.getByRole("link", { name: "Plan when you must be there." })).toHaveAttribute(
    "href",
    "/plan/dates",
  );
});

test("dates that are counted from a day are planned, and reach the doctor", async () => {
  writeValue("plan-folder", { questions: "", language: "de" });
  const steps = await nextStepsAfter({ dayOne: "2027-01-10" });
  expect(steps.queryByText("Plan when you must be there.")).toBeNull();
  const sheet = within(screen.getByRole("region", { name: "Sheet for your doctor at home" }));
  expect(await sheet.findByText("Dates of the treatment")).toBeVisible();
});

test.each([
  ["2026-06-01", "This day is long past. Enter the first day of the cycle in which you will be treated."],
  ["2062-01-10", "This day is more than two years ahead. Enter a nearer one."],
])(
  "dates counted from %s are said to be wrong, are still to plan, and reach no doctor",
  async (dayOne, problem) => {
    writeValue("plan-folder", { questions: "", language: "de" });
    const steps = await nextStepsAfter({ dayOne });
    expect(steps.getByRole("link", { name: "Plan when you must be there." })).toBeVisible();
    const dates = within(screen.getByRole("region", { name: "Dates" }));
    expect(await dates.findByText(problem)).toBeVisible();
    expect(dates.getByRole("link", { name: "Change my dates" })).toBeVisible();
    expect(dates.queryByRole("listitem")).toBeNull();
    const sheet = within(screen.getByRole("region", { name: "Sheet for your doctor at home" }));
    expect(await sheet.findByText("Endometriumdicke (mm)")).toBeVisible();
    expect(sheet.queryByText("Dates of the treatment")).toBeNull();
  },
);

const costs = () => within(screen.getByRole("region", { name: "Costs" }));

test("prices that couldn't be loaded leave the costs incomplete, and can be asked for again", async () => {
  expectLogged(/BackendError/);
  writeValue("plan-costs", { ...NOTHING_TYPED, clinic: "reprofit", other: "300" });
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: [{ status: 403 }, { json: [priceRow] }] });
  showFolder();
  expect(await costs().findByText(/^The clinics or their prices couldn’t be loaded/)).toBeVisible();
  await userEvent.click(costs().getByRole("button", { name: "Retry" }));
  expect(await costs().findByText("At least €3,545")).toBeVisible();
  expect(costs().queryByText(/couldn’t be loaded/)).toBeNull();
});

test("costs without the law of their country say so, and refuse what it forbids once it is loaded", async () => {
  expectLogged(/BackendError/);
  answerBackend({
    ...{ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } },
    "/rpc/country_laws": [{ status: 403 }, { json: SEEDED_LAWS }],
  });
  const plan = { ...NOTHING_TYPED, country: "Germany", treatment: "donor-eggs" } as const;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CostsChapter plan={plan} typed={EMPTY_ANSWERS} />
    </QueryClientProvider>,
  );
  expect(screen.getByText("Loading the law...")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Load the law" }));
  expect(await screen.findByText("Not allowed in Germany")).toBeVisible();
});
