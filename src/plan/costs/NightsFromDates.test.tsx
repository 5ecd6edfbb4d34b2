import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINICS, LIST, PRICES } from "../../../tests/support/costsPage.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { NO_TRIP_ANSWERS } from "@/plan/dates/tripAnswers.ts";
import { NOTHING_TYPED } from "./costPlan.ts";
import CostsPage from "./CostsPage.tsx";

beforeEach(() => import("./NightsFromDates.tsx"));

function show(answers: Partial<TypedAnswers> = {}) {
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, ...answers });
  showAt("/plan/costs", <CostsPage />);
}

test("the nights of the dates are a press away, and count then", async () => {
  show();
  await act(async () => {});
  expect(screen.queryByText(/^According to your dates/)).toBeNull();
  cleanup();
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, dayOne: "2027-01-10" });
  show();
  expect(
    await screen.findByText("According to your dates, the longest stay takes up to 8 nights."),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Count 8 nights" }));
  expect(screen.getByLabelText("Nights per trip")).toHaveDisplayValue("8");
  expect(screen.getByLabelText("Nights per trip")).toHaveFocus();
  expect(screen.queryByText(/^According to your dates/)).toBeNull();
});

test("the trips of the dates are counted with their nights, and a transfer that comes later only once", async () => {
  const dates = { ...NO_TRIP_ANSWERS, dayOne: "2027-01-10", scans: "clinic" } as const;
  writeValue("plan-dates", dates);
  show({ embryos: "there", treatment: "frozen-natural" });
  await userEvent.click(await screen.findByRole("button", { name: "Count 2 nights and 2 trips" }));
  expect(screen.getByLabelText("Trips per cycle")).toHaveDisplayValue("2");
  cleanup();
  writeValue("plan-costs", { ...NOTHING_TYPED, treatment: "frozen-natural", nights: 3 });
  show({ embryos: "there", treatment: "frozen-natural" });
  expect(await screen.findByText("According to your dates, you need 2 trips.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Count 2 trips" }));
  expect(screen.getByLabelText("Trips per cycle")).toHaveFocus();
  expect(readValue("plan-costs")).toMatchObject({ nights: 3, trips: 2 });
  cleanup();
  localStorage.removeItem("plan-costs");
  writeValue("plan-dates", { ...dates, isFrozen: true });
  show();
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  expect(await screen.findByRole("button", { name: "Count 12 nights" })).toBeVisible();
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  await userEvent.click(screen.getByRole("button", { name: "Count 12 nights and a later transfer" }));
  expect(readValue("plan-costs")).toMatchObject({
    ...{ nights: 12, trips: null, wishes: ["icsi", "blastocyst", "freezing", "later-transfer", "papers"] },
  });
});

test("tested embryos need no nights until a transfer, and chosen nights don't hide one that comes later", async () => {
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, dayOne: "2027-01-10" });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Count 8 nights" }));
  expect(screen.queryByText(/^According to your dates/)).toBeNull();
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  await userEvent.click(screen.getByRole("button", { name: "Count 3 nights" }));
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  expect(screen.getByRole("button", { name: "Count 8 nights" })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Nights per trip"), "4");
  expect(screen.queryByText(/^According to your dates/)).toBeNull();
  cleanup();
  writeValue("plan-costs", { ...NOTHING_TYPED, nights: 4 });
  writeValue("plan-dates", { ...NO_TRIP_ANSWERS, dayOne: "2027-01-10", isFrozen: true });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Count a later transfer" }));
  expect(screen.getByLabelText("One later transfer of a frozen embryo")).toHaveFocus();
  expect(readValue("plan-costs")).toMatchObject({
    ...{ nights: 4, trips: null, wishes: ["icsi", "blastocyst", "freezing", "later-transfer", "papers"] },
  });
  expect(screen.queryByText(/^According to your dates/)).toBeNull();
});
