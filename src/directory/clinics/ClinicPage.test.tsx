import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import {
  BY_ID,
  CLINIC_ROW,
  FIGURES,
  LAW,
  LIST,
  MERGES,
  showClinicPage,
} from "../../../tests/support/clinicPage.tsx";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

describe("The clinic page", () => {
  test("says that it is loading while it waits", () => {
    answerBackend({ [LIST]: "never", ...FIGURES });
    showClinicPage();
    expect(screen.getByText("Loading clinic details...")).toBeVisible();
  });

  test.for([500, 503])(
    "fault 1: clinics answer 500/503 → error and Retry on a clinic's page: %i",
    async (status) => {
      expectLogged(/BackendError: broken/);
      answerBackend({ [LIST]: { status, json: { message: "broken" } }, ...FIGURES });
      showClinicPage();
      expect(await screen.findByText("Error loading clinic details. Please try again later.")).toBeVisible();
      expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    },
  );

  test("says so when there is no such clinic, and leads back", async () => {
    answerBackend({ [LIST]: { json: [] }, [MERGES]: { json: null }, ...FIGURES });
    showClinicPage();
    expect(await screen.findByText("Clinic Not Found", { selector: "h1" })).toBeVisible();
    const back = screen.getAllByRole("link", { name: "Back to Clinics" });
    expect(back.every((link) => link.getAttribute("href") === "/")).toBe(true);
  });

  test("calls no clinic gone while it can't look up whether it was merged, and tries again", async () => {
    expectLogged(/BackendError: broken/);
    const failed = { status: 500, json: { message: "broken" } };
    answerBackend({ [LIST]: { json: [] }, [MERGES]: [failed, { json: null }], ...FIGURES });
    showClinicPage();
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.getByText("Error loading clinic details. Please try again later.")).toBeVisible();
    expect(screen.queryByText("Clinic Not Found")).toBeNull();
    await userEvent.click(retry);
    expect(await screen.findByText("Clinic Not Found", { selector: "h1" })).toBeVisible();
  });

  test("shows the list's row at once and then the fresh one", async () => {
    answerBackend({ [BY_ID]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Reprofit as cached");
    expect(await screen.findByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
  });

  test("keeps the list's row, and says so, when the fresh one cannot be loaded", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({ [BY_ID]: { status: 500, json: { message: "broken" } }, ...FIGURES });
    showClinicPage([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Reprofit as cached");
  });

  test("offers to try again beside that, and then shows the fresh row", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({ [BY_ID]: { status: 500, json: { message: "broken" } }, ...FIGURES });
    showClinicPage([exampleClinic({ id: "reprofit", name: "Reprofit as cached" })]);
    const retry = await screen.findByRole("button", { name: "Retry" });
    answerBackend({ [BY_ID]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    await userEvent.click(retry);
    expect(await screen.findByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
    expect(screen.queryByText(/What you see may be out of date/)).toBeNull();
  });

  test("says that the law couldn't be loaded, shows all else, and asks for it again", async () => {
    expectLogged(/BackendError: broken/);
    answerBackend({
      ...{ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES },
      [LAW]: [{ status: 500, json: { message: "broken" } }, FIGURES[LAW]],
    });
    showClinicPage();
    const law = within(await screen.findByRole("alert"));
    expect(law.getByText("The law couldn’t be loaded. Please try again.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
    await userEvent.click(law.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "The law in Czechia" })).toBeVisible();
  });
});
