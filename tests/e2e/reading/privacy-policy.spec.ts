import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";

test("the policy has twelve sections and a way home, with the keyboard too", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Privacy policy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Last updated: Aug 25th, 2024")).toBeVisible();
  await expect(page.locator("main section h2")).toHaveCount(12);

  await page.getByRole("link", { name: "11. Your rights" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "11. Your rights" })).toBeInViewport();

  await page.getByRole("link", { name: "Back to Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});
