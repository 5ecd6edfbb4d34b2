import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { NOTHING_TYPED } from "@/plan/costs/costPlan.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { writeValue } from "@/storage/storage.ts";
import FolderPage from "./FolderPage.tsx";

function show() {
  render(
    <WithLaw>
      <MemoryRouter>
        <FolderPage />
      </MemoryRouter>
    </WithLaw>,
  );
}

async function nextStepsAfter(dates: Partial<TripAnswers>) {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    age: "38",
    partner: "marriedCouple",
    treatment: "own-eggs",
  });
  writeValue("plan-costs", NOTHING_TYPED);
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, ...dates });
  show();
  return within(await screen.findByRole("region", { name: "Your next 3 steps" }));
}

const law = () => within(screen.getByRole("region", { name: "May I be treated there?" }));

test("the law says nothing while the guide's question whose eggs is open, and a treatment chosen later answers it", async () => {
  const skipped = { ...EMPTY_ANSWERS, age: "44", partner: "marriedCouple" } as const;
  writeValue("plan-answers", skipped);
  show();
  expect(law().getByRole("link", { name: "Answer a few questions" })).toHaveAttribute("href", "/plan");
  expect(law().queryByText("Your own")).toBeNull();
  cleanup();
  writeValue("plan-answers", changeAnswers(skipped, { treatment: "donor-eggs" }));
  show();
  expect(await law().findByText("A donor’s")).toBeVisible();
});

test("a country of treatment without a date leaves the dates to plan", async () => {
  const steps = await nextStepsAfter({ country: "czech-republic" });
  expect(steps.getByRole("link", { name: "Plan when you must be there." })).toHaveAttribute(
    "href",
    "/plan/dates",
  );
});

test("dates that are counted from a day are planned", async () => {
  const steps = await nextStepsAfter({ dayOne: "2027-01-10" });
  expect(steps.queryByText("Plan when you must be there.")).toBeNull();
});
