import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import CostsPage from "./CostsPage.tsx";

const LIST = "/rest/v1/clinics?";
const FACTS = "/rest/v1/rpc/clinic_facts?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";
const CLINICS = [{ id: "reprofit", name: "Reprofit", countries: ["Czechia"] }];

const clinic = () => screen.getByRole("combobox", { name: "Clinic" });
const chooseCountry = (name: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), name);

test("an address that names a merged clinic chooses what it became, with its prices", async () => {
  answerBackend({
    [LIST]: { json: CLINICS },
    [MERGES]: { json: "reprofit" },
    [FACTS]: { json: { ...NO_FACTS, prices: [priceRow] } },
  });
  showAt("/plan/costs?clinic=reprofit-brno", <CostsPage />);
  await waitFor(() => expect(clinic()).toHaveDisplayValue("Reprofit"));
  const sum = screen.getByRole("region", { name: "The sum so far" });
  expect(await within(sum).findByText("Reprofit")).toBeVisible();
  expect(await screen.findByText("Counted in the range")).toBeVisible();
  expect(window.location.search).toBe("");
  expect(screen.queryByText(/no longer listed/)).toBeNull();
});

test("a clinic is called gone only where the directory says so, and asked for again otherwise", async () => {
  expectLogged(/BackendError/);
  answerBackend({ [LIST]: { json: CLINICS }, [MERGES]: [{ status: 500 }, { json: null }] });
  showAt("/plan/costs?clinic=atlantis", <CostsPage />);
  const again = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText(/no longer listed/)).toBeNull();
  await userEvent.click(again);
  expect(await screen.findByText(/no longer listed/)).toBeVisible();
});

test("a country alone says why no price is known, and what to do", async () => {
  answerBackend({ [LIST]: { json: CLINICS } });
  showAt("/plan/costs", <CostsPage />);
  await screen.findByRole("option", { name: "Reprofit" });
  await chooseCountry("Czechia");
  expect(screen.getByText(/^Prices are a clinic’s, not a country’s\./)).toBeVisible();
  await chooseCountry("Spain");
  expect(screen.getByText(/^We list no clinic in this country/)).toBeVisible();
  await chooseCountry("Any country");
  expect(screen.queryByText(/^We list no clinic in this country/)).toBeNull();
});
