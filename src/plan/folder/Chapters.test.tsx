import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { NOTHING_TYPED } from "@/plan/costs/costPlan.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { writeValue } from "@/storage/storage.ts";
import FolderPage from "./FolderPage.tsx";

async function nextStepsAfter(dates: Partial<TripAnswers>) {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    age: "38",
    partner: "marriedCouple",
    treatment: "own-eggs",
  });
  writeValue("plan-costs", NOTHING_TYPED);
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, ...dates });
  render(
    <WithLaw>
      <MemoryRouter>
        <FolderPage />
      </MemoryRouter>
    </WithLaw>,
  );
  return within(await screen.findByRole("region", { name: "Your next 3 steps" }));
}

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
