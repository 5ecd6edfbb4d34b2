import { expect, type Page } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { fillIn, submitButton } from "../../support/listingForm.ts";
import { expectToast } from "../../support/votingPage.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name, exact: true }).click();

async function readDisclaimers(page: Page) {
  for (const tool of ["Due date calculator", "Sperm analysis"]) {
    await follow(page, tool);
    await page.getByRole("button", { name: "I Understand" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

test("fault 13: localStorage throws → the site, the tools and the form work", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  await readDisclaimers(page);
  await follow(page, "List a clinic");
  await fillIn(page);
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  await submitButton(page).click();
  await expectToast(page, "Success!", "Thank you for your submission!");
});

test("fault 15: corrupt stored value → default", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      ...["due-date-disclaimer-accepted", "semen-analysis-disclaimer-accepted", "add-clinic-draft"],
      ...["admin_authenticated", "admin_email", "ivf-admin-session"],
    ]) {
      localStorage.setItem(key, "{broken");
    }
  });
  await page.goto("/how-voting-works");
  await readDisclaimers(page);
  await follow(page, "List a clinic");
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
  await page.addInitScript(() => localStorage.setItem("admin_authenticated", "true"));
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
});
