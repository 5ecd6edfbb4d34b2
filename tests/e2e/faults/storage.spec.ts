import { expect } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { fillInReport, openReport, reportButton } from "../../support/reportForm.ts";
import { expectToast } from "../../support/votingPage.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

test("fault 13: localStorage throws → the site, the form and the report of a figure work", async ({
  page,
  context,
}) => {
  await test.step("where there is none", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
    for (const path of ["/ivf-calculator", "/sperm-analysis"]) {
      await page.goto(path);
      await page.getByRole("button", { name: "I Understand" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const name = page.getByLabel("What is the name of the clinic?");
    await page.goto("/add-clinic");
    await name.fill("Kept while the page is open");
    await expect(name).toHaveValue("Kept while the page is open");
  });

  await test.step("where it refuses to read and to write", async () => {
    const blocked = await context.newPage();
    await blocked.addInitScript(() => {
      for (const method of ["getItem", "setItem", "removeItem"] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException("blocked", "SecurityError");
        };
      }
    });
    await openForm(blocked);
    await fillIn(blocked);
    await submitButton(blocked).click();
    await expectToast(blocked, "Success!", "Thank you for your submission!");
    await openReport(blocked);
    await fillInReport(blocked);
    await reportButton(blocked).click();
    await expectToast(blocked, "Thank you!", "We have received your report.");
  });
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
  for (const path of ["/ivf-calculator", "/sperm-analysis"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "I Understand" }).click();
  }
  await page.goto("/add-clinic");
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
});
