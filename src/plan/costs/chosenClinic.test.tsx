import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerBackend, OFFLINE } from "../../../tests/support/backendAnswers.ts";
import { priceRow } from "../../../tests/support/exampleFacts.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { readValue, writeValue } from "@/storage/storage.ts";
import { NOTHING_TYPED } from "./costPlan.ts";
import CostsPage from "./CostsPage.tsx";
import { chooseCountry, clinic, CLINICS, LIST, MERGES, PRICES } from "../../../tests/support/costsPage.ts";

test("an address that names a merged clinic chooses what it became, with its prices", async () => {
  answerBackend({
    [LIST]: { json: CLINICS },
    [MERGES]: { json: "reprofit" },
    [PRICES]: { json: [priceRow] },
  });
  showAt("/plan/costs?clinic=reprofit-brno", <CostsPage />);
  await waitFor(() => expect(clinic()).toHaveDisplayValue("Reprofit"));
  const sum = screen.getByRole("region", { name: "The sum so far" });
  expect(await within(sum).findByText("Reprofit")).toBeVisible();
  for (const name of screen.getAllByText("Reprofit")) expect(name).toHaveAttribute("translate", "no");
  expect(await screen.findByText("Counted in the range")).toBeVisible();
  expect(window.location.search).toBe("");
  expect(screen.queryByText(/no longer listed/)).toBeNull();
});

test("a chosen clinic's country is chosen with it, and any country is any clinic again", async () => {
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } });
  showAt("/plan/costs?clinic=reprofit", <CostsPage />);
  const country = screen.getByRole("combobox", { name: "Country" });
  await waitFor(() => expect(country).toHaveDisplayValue("Czechia"));
  expect(clinic()).toHaveDisplayValue("Reprofit");
  // The dates follow it.
  expect(readValue("plan-costs")).toMatchObject({ clinic: "reprofit", country: "Czechia" });
  await chooseCountry("Any country");
  expect(clinic()).toHaveDisplayValue("No clinic yet");
  await userEvent.selectOptions(clinic(), "Bourn Hall");
  expect(country).toHaveDisplayValue("United Kingdom");
});

test("a clinic is called gone only where the directory says so, and asked for again otherwise", async () => {
  expectLogged(/BackendError/);
  answerBackend({
    ...{ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } },
    [MERGES]: [{ status: 500 }, { json: null }],
  });
  showAt("/plan/costs?clinic=atlantis", <CostsPage />);
  const again = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText(/no longer listed/)).toBeNull();
  await userEvent.click(again);
  expect(await screen.findByText(/no longer listed/)).toBeVisible();
});

test("own numbers count without a clinic, and while the directory doesn't answer", async () => {
  expectLogged(/BackendError/);
  writeValue("plan-costs", { ...NOTHING_TYPED, clinic: "gennet", other: "300" });
  answerBackend(OFFLINE);
  showAt("/plan/costs", <CostsPage />);
  expect(await screen.findByText(/couldn’t be loaded/)).toBeVisible();
  const sum = screen.getByRole("region", { name: "The sum so far" });
  expect(sum).toHaveTextContent("€300");
  expect(sum).toHaveTextContent("missing: the real cost is higher.");
});

test("prices that couldn't be loaded are not called unpublished, nor asked for", async () => {
  expectLogged(/BackendError/);
  await import("./CostDetails.tsx");
  writeValue("plan-costs", { ...NOTHING_TYPED, country: "Czechia" });
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: [{ status: 500 }, { json: [] }] });
  showAt("/plan/costs", <CostsPage />);
  const again = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText(/know of no published price|^Not published$/)).toBeNull();
  expect(screen.queryByRole("region", { name: "Questions for the clinic" })).toBeNull();
  await userEvent.click(again);
  expect(await screen.findByText(/know of no published price/)).toBeVisible();
  expect(await screen.findByRole("region", { name: "Questions for the clinic" })).toBeVisible();
});

test("what was loaded stays, with its questions, when it can't be loaded again", async () => {
  expectLogged(/BackendError/);
  writeValue("plan-costs", { ...NOTHING_TYPED, clinic: "gennet" });
  answerBackend({
    [LIST]: { json: CLINICS },
    [PRICES]: [{ json: [] }, { status: 500 }],
    "rpc/country_laws": "offline",
  });
  showAt("/plan/costs", <CostsPage />);
  expect(await screen.findByRole("region", { name: "Questions for the clinic" })).toBeVisible();
  const unpublished = screen.getAllByText("Not published").length;
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 60 * 60 * 1_000);
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Questions for the clinic" })).toBeVisible();
  expect(screen.getAllByText("Not published")).toHaveLength(unpublished);
});
