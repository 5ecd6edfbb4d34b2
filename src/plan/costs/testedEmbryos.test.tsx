import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINICS, LIST, PRICES } from "../../../tests/support/costsPage.ts";
import { showAt } from "../../../tests/support/namedClinics.tsx";
import { readValue, writeValue } from "@/storage/storage.ts";
import { NOTHING_TYPED } from "./costPlan.ts";
import CostsPage from "./CostsPage.tsx";

function show() {
  answerBackend({ [LIST]: { json: CLINICS }, [PRICES]: { json: [] } });
  writeValue("plan-costs", { ...NOTHING_TYPED, wishes: ["papers"] });
  showAt("/plan/costs", <CostsPage />);
}

const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const ofTested = () => [
  box(/^Growing the embryos/),
  box(/^Freezing spare embryos/),
  box(/^One later transfer/),
];

test("testing embryos takes five days of growth, freezing and a later transfer, which are free to choose again without it", async () => {
  show();
  await userEvent.click(box(/^Testing the embryos/));
  for (const each of ofTested()) {
    expect(each).toBeChecked();
    expect(each).toBeDisabled();
  }
  expect(readValue("plan-costs")).toMatchObject({ wishes: ["pgt", "papers"] });
  await userEvent.click(box(/^Testing the embryos/));
  for (const each of ofTested()) {
    expect(each).not.toBeChecked();
    expect(each).toBeEnabled();
  }
});

const note = () => screen.queryByText(/^The later transfer is one more trip/);

test("a later transfer says that its trip is counted, except where nobody travels", async () => {
  show();
  expect(note()).toBeNull();
  await userEvent.click(box(/^One later transfer/));
  expect(note()).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Trips per cycle"), "0");
  expect(note()).toBeNull();
});
