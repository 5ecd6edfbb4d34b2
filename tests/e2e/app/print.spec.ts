import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";

test.use({ colorScheme: "dark" });

test("a clinic's page prints whole on white paper, without what can only be pressed", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("due-date-disclaimer-accepted", "true"));
  await page.goto("/clinic/reprofit");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
  await expect(page.getByRole("row", { name: "IVF with Own Eggs €3,245" })).toBeVisible();
  await expect(page.locator("button:visible, nav:visible, iframe:visible")).toHaveCount(0);
  // In one step: the text that types itself has fewer of them the next moment.
  const typed = await page
    .locator("article [aria-hidden] > span")
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).visibility));
  expect(typed).not.toContain("hidden");
  const address = await page
    .getByRole("link", { name: /Visit Website/ })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("reprofit");

  for (const path of [
    "/blog/how-to-read-an-ivf-success-rate",
    "/ivf-calculator#type=day-5&date=2026-09-01",
  ]) {
    await test.step(`${path} prints on white paper too`, async () => {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("button:visible, nav:visible")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
