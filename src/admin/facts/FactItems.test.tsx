import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { GOOD_FACTS } from "../../../tests/support/adminCases.ts";
import { answerBackend, OFFLINE } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { FactItems } from "./FactItems.tsx";
import { RetiredNotice } from "./RetiredNotice.tsx";

const FACT = {
  ...{ kind: "results" as const, id: "1", isSample: false, isRetired: true, changedAt: "2026-11-22" },
  row: GOOD_FACTS.results,
};

beforeEach(() => {
  dismissToasts();
  const message = "The ages 18 to 34 overlap with 30 to 39";
  answerBackend({
    "/clinic_results": { status: 409, json: { code: "PT409", hint: "ages-overlap", message } },
  });
});

const PAGES = {
  "Take back": <FactItems facts={[FACT]} subjectOf={() => ({ clinicId: "gennet" })} onRetired={() => {}} />,
  Undo: <RetiredNotice fact={FACT} onDone={() => {}} />,
};

test.for(Object.entries(PAGES))(
  "a result that can't come back since ages overlap says which: %s",
  async ([press, page]) => {
    expectLogged(/BackendError/);
    showPage(page, "/admin/clinics/gennet/facts");
    await user.click(screen.getByRole("button", { name: new RegExp(`^${press}`) }));
    expect(await screen.findByText("The fact is still retired")).toBeInTheDocument();
    expect(
      screen.getByText("The ages 18 to 34 overlap with 30 to 39. Correct or retire one of them first."),
    ).toBeInTheDocument();
  },
);

test.for(Object.entries(PAGES))("a fact whose answer was lost may be back: %s", async ([press, page]) => {
  expectLogged(/fetch failed/);
  answerBackend(OFFLINE);
  showPage(page, "/admin/clinics/gennet/facts");
  await user.click(screen.getByRole("button", { name: new RegExp(`^${press}`) }));
  expect(await screen.findByText("It may be done. Reload the page to see.")).toBeInTheDocument();
  expect(screen.queryByText("The fact is still retired")).toBeNull();
});
