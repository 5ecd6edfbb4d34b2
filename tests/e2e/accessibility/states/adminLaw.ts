import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";

export const lawStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/rules");
  await expect(page.getByRole("heading", { name: "Countries" })).toBeVisible();
  await inState("what is due");
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("on a phone", "another window");
};

export const countryLawStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/rules/denmark");
  await page.getByRole("button", { name: "Checked today, nothing changed" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await inState("checked today");
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("every question, on a phone");
};

export const ruleStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/rules/spain/afterStorage");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter the name of the text.")).toBeVisible();
  await inState("gaps named");
  await page.goto("/admin/rules/spain/twoWomen");
  await page.getByRole("button", { name: "Set to ‘not known’" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("asked before it is not known, on a phone");
};

export const conditionStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/rules/spain/condition/new");
  await page.getByLabel("Answer", { exact: true }).selectOption({ index: 1 });
  await inState("a new condition");
  await page.goto("/admin/rules/spain/condition/no-such-thing");
  await expect(page.getByText("Rule Not Found")).toBeVisible();
  await inState("none at this address");
};
