import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { NO_FACTS, priceRow } from "../../../tests/support/exampleFacts.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import CostsPage from "./CostsPage.tsx";

const LIST = "/rest/v1/clinics?";
const FACTS = "/rest/v1/rpc/clinic_facts?";
const MERGES = "/rest/v1/rpc/clinic_after_merges?";
const CLINICS = [{ id: "reprofit", name: "Reprofit", countries: ["Czechia"] }];

const clinic = () => screen.getByRole("combobox", { name: "Clinic" });
const questions = () => screen.getByRole("region", { name: "Questions for the clinic" });
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

test("what the law of the country forbids is said first, and no letter asks for it", async () => {
  answerBackend({ [LIST]: { json: CLINICS } });
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    age: "41",
    partner: "marriedCouple",
    eggs: "donor",
    treatment: "donor-eggs",
  });
  showAt("/plan/costs", <CostsPage />);
  expect(screen.getByLabelText("Treatment")).toHaveDisplayValue("IVF with donor eggs");
  expect(screen.getByText("Questions for the clinic")).toBeVisible();
  await chooseCountry("Germany");
  expect(await screen.findByText("Not allowed in Germany")).toBeVisible();
  expect(screen.getByText(/^A doctor who uses a donor’s eggs commits a crime/)).toBeVisible();
  expect(screen.queryByText("Questions for the clinic")).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Treatment"), "own-eggs");
  expect(await screen.findByText("Questions for the clinic")).toBeVisible();
  expect(readValue("plan-answers")).toMatchObject({ eggs: "own", treatment: "own-eggs" });
});

test("a test that only one country forbids is left out of the letter there", async () => {
  answerBackend({ [LIST]: { json: CLINICS } });
  showAt("/plan/costs", <CostsPage />);
  await userEvent.click(screen.getByLabelText("Testing the embryos (PGT-A)"));
  expect(within(questions()).getAllByText(/PGT-A/).length).toBeGreaterThan(0);
  await chooseCountry("Sweden");
  expect(await screen.findByText("PGT-A is not allowed in Sweden")).toBeVisible();
  expect(within(questions()).queryByText(/PGT-A/)).toBeNull();
});
