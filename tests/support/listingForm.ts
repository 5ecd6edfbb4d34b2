import { expect, type Page } from "@playwright/test";

export async function openForm(page: Page) {
  await page.goto("/add-clinic");
  await expect(page.locator("button[type=submit]")).toBeVisible();
}

export async function fillIn(page: Page) {
  await page.getByLabel("What is the name of the clinic?").fill("IVF Zlín");
  await page.getByLabel("In which country is the clinic?").selectOption("Czechia");
  await page.getByLabel("What is the clinic's website?").fill("https://ivf-zlin.com");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("radio", { name: "Employee" }).check();
}

export const submitButton = (page: Page) => page.getByRole("button", { name: "Submit Clinic Information" });
