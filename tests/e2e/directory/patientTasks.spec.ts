import { expect } from "@playwright/test";
import { PATIENT_TASKS } from "../../support/patientTasks.ts";
import { test } from "../../support/test.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

for (const [title, walk] of Object.entries(PATIENT_TASKS)) test(title, async ({ page }) => walk(page, ""));

test("a couple answers once, and the costs, dates and guide know it", async ({ page }) => {
  await page.goto("/plan");
  await page.getByLabel(/^How old is the woman/).fill("43");
  await page.getByRole("radio", { name: "A woman and a man, not married" }).tap();
  await page.getByRole("radiogroup", { name: "Whose eggs?" }).getByLabel("A donor’s").tap();
  for (const [next, heading] of [
    ["Next: what will it cost?", "What will it cost?"],
    ["Next: when must I be there?", "When must I be there?"],
    ["Next: what comes afterwards?", "Afterwards"],
    ["Next: all of your plan on one page", "My folder"],
  ] as const) {
    await page.getByRole("link", { name: next }).tap();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText("You: 43, couple, donor eggs").first()).toBeVisible();
  }
  await page.goto("/plan/costs");
  await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("donor-eggs");
  await page.goto("/plan/dates");
  await expect(page.getByRole("radio", { name: "Donor eggs" })).toBeChecked();
  await page.goto("/find-your-clinic#result");
  await expect(page.getByText("You: 43, couple, donor eggs")).toBeVisible();
  await page.getByRole("button", { name: "Forget my answers" }).tap();
  await expect(page.getByText(/^You: /)).toHaveCount(0);
});
