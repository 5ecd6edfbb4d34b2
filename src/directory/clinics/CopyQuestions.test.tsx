import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { writeValue } from "@/storage/storage.ts";
import { asListed } from "../../../tests/support/asListed.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { CLINIC_ROW, FIGURES, LIST, showClinicPage } from "../../../tests/support/clinicPage.tsx";

afterEach(() => localStorage.clear());

describe("The clinic page", () => {
  test("shows what to ask the clinic, to be copied by hand where the browser refuses", async () => {
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    const button = await screen.findByRole("button", { name: "Copy questions to ask" });
    const user = userEvent.setup();
    const refuse = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(button);
    expect(await screen.findByRole("textbox", { name: "Copy these questions:" })).toHaveTextContent(
      /results for women/,
    );
    refuse.mockRestore();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Copy these questions:" })).toBeNull());
    expect(await navigator.clipboard.readText()).toContain("results for women");
  });

  test("copies the questions in the clinic's language", async () => {
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    await userEvent.setup().click(await screen.findByRole("button", { name: "Copy the questions in Czech" }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^Dobrý den,/));
  });

  test("asks for results with donor eggs where somebody answered so, everywhere on the page", async () => {
    writeValue("plan-answers", { age: "41", eggs: "donor", treatment: "donor-eggs" });
    answerBackend({ [LIST]: { json: [asListed(CLINIC_ROW)] }, ...FIGURES });
    showClinicPage();
    await userEvent.setup().click(await screen.findByRole("button", { name: "Copy questions to ask" }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain("your results with donor eggs"),
    );
    expect(
      await screen.findByText(/live births per started cycle with donor eggs, from how many/),
    ).toBeVisible();
    expect(screen.queryByText(/at your age/)).toBeNull();
  });

  test("asks a clinic in English where that is its language", async () => {
    answerBackend({
      [LIST]: { json: [asListed({ ...CLINIC_ROW, countries: ["United Kingdom"] })] },
      ...FIGURES,
    });
    showClinicPage();
    expect(await screen.findByRole("button", { name: "Copy questions to ask" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Copy the questions in/ })).toBeNull();
  });
});
