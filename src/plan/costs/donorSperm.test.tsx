import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINICS, LIST, PRICES } from "../../../tests/support/costsPage.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import CostsPage from "./CostsPage.tsx";

function showTo(answers: Partial<TypedAnswers>) {
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, ...answers });
  showAt("/plan/costs", <CostsPage />);
}

const donorSperm = () => screen.getByLabelText("A donor’s sperm");
const embryoTest = () => screen.getByLabelText("Testing the embryos (PGT-A)");

test("a donor's sperm is one answer of all pages: its box changes it, and it changes the box", async () => {
  showTo({ sperm: "donor" });
  expect(donorSperm()).toBeChecked();
  await userEvent.click(embryoTest());
  expect(readValue("plan-answers")).toMatchObject({ sperm: "donor" });
  await userEvent.click(donorSperm());
  expect(readValue("plan-answers")).toMatchObject({ sperm: "partner" });
  await userEvent.click(donorSperm());
  expect(readValue("plan-answers")).toMatchObject({ sperm: "donor" });
  cleanup();
  showTo({ sperm: "partner" });
  expect(donorSperm()).not.toBeChecked();
  expect(embryoTest()).toBeChecked();
});

test("what a woman alone ticks leaves her answer about a partner's sperm as it is", async () => {
  showTo({ partner: "womanAlone", sperm: "partner" });
  expect(donorSperm()).toBeChecked();
  await userEvent.click(embryoTest());
  expect(donorSperm()).toBeChecked();
  expect(readValue("plan-answers")).toMatchObject({ sperm: "partner" });
});

test("a donor's sperm that was ticked while the page was loading is an answer", () => {
  const before = document.createElement("div");
  before.innerHTML = `<input type="checkbox" name="costs-wishes" value="donor-sperm" checked>
    <input type="checkbox" name="costs-wishes" value="icsi" checked>
    <input type="checkbox" name="costs-wishes" value="blastocyst" checked>
    <input type="checkbox" name="costs-wishes" value="freezing" checked>
    <input type="checkbox" name="costs-wishes" value="papers" checked>`;
  document.body.append(before);
  showTo({});
  before.remove();
  expect(donorSperm()).toBeChecked();
  expect(readValue("plan-answers")).toMatchObject({ sperm: "donor" });
  expect(readValue("plan-costs")).toBeNull();
});
