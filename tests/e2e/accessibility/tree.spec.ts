import { expect, test } from "@playwright/test";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { askForVote } from "../../support/votingPage.ts";

// What the browser hands to a screen reader, in outline: landmarks, headings, names.

test.beforeEach(({ page }) => acceptDisclaimers(page));

test("the home page", async ({ page }) => {
  await page.goto("/?search=krakow");
  await expect(page.getByText("2 clinics for")).toBeVisible();
  await expect(page.locator("body")).toMatchAriaSnapshot();
});

test("a clinic", async ({ page }) => {
  await page.goto("/clinic/prague-fertility");
  await expect(page.getByRole("main")).toMatchAriaSnapshot();
});

test("the human check", async ({ page }) => {
  await page.goto("/?search=reprofit");
  await askForVote(page, "Reprofit");
  await expect(page.locator("body")).toMatchAriaSnapshot();
});

test("a due date", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00");
  await page.goto("/ivf-calculator#type=day-5&date=2026-09-01");
  await expect(page.getByRole("list", { name: "Milestones" })).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot();
});

test("a semen analysis", async ({ page }) => {
  await page.goto("/sperm-analysis");
  await page.getByLabel("Semen volume").fill("1,3");
  await page.getByLabel("Total sperm count").fill("50");
  await page.getByLabel("Total motility").fill("42");
  await page.getByRole("button", { name: "Get Results" }).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot();
});

test("the listing form, with what is missing", async ({ page }) => {
  await page.goto("/add-clinic");
  await page.getByRole("button", { name: "Submit Clinic Information" }).click();
  await expect(page.getByRole("form")).toMatchAriaSnapshot();
});
