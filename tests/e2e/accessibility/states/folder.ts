import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { storePlan } from "../../../support/storedPlan.ts";

export const folderStates: Visit = async (page, inState) => {
  const answers = { age: "38", partner: "twoWomen", eggs: "own", sperm: "donor", embryos: "none" };
  await storePlan(page, {
    shortlist: [{ id: "reprofit", note: "Ask about Sundays" }, { id: "left-the-directory" }],
    "plan-answers": { ...answers, knownDonor: true },
    "plan-afterwards": { countries: ["spain"], ticked: ["drugs"] },
  });
  await page.goto("/plan/folder");
  await page.getByLabel("English and").selectOption("German");
  await expect(page.getByText("Endometriumdicke (mm)")).toBeVisible();
  await expect(page.getByText("No longer listed here.")).toBeVisible();
  await inState("a plan with a German sheet");
  const value = { questions: "", language: "cs" };
  const plan = {
    format: "ivf-plan",
    version: 1,
    savedOn: "2026-11-23",
    parts: { "plan-folder": { version: 1, value } },
  };
  const open = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "plan.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await open("nonsense");
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("a file that is no plan");
  await open(JSON.stringify(plan));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("heading", { name: "A plan saved on 23 November 2026" })).toBeFocused();
  await inState("a file that could replace some of it, on a phone");
};
