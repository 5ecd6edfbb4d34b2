import { expect } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

const CLINICS = "**/rest/v1/clinics*";

test("where clinics cannot be read, 'Retry' on the list and on a clinic's page reads them in the end", async ({
  page,
}) => {
  await test.step("fault 1: clinics answer 500 → error and Retry on a clinic's page", async () => {
    await page.route(CLINICS, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
    await page.goto("/clinic/opened-today");
    await expect(page.getByText("Error loading clinic details. Please try again later.")).toBeVisible();
    await page.unroute(CLINICS);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Clinic Not Found")).toBeVisible();
  });

  await test.step("fault 2: offline at load → error, and Retry on the list once there is a connection", async () => {
    await page.route("**/rest/v1/**", (route) => route.abort("internetdisconnected"));
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    // Its page has no clinics, so the list is not there already.
    await page.goto("/how-voting-works");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByText("Error loading clinics. Please try again later.")).toBeVisible();
    await expect(page.getByText("Loading clinics...")).toHaveCount(0);
    await page.unroute("**/rest/v1/**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  });
});
