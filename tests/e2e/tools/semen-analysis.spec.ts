import { expect, type Page } from "@playwright/test";
import { storedKeys } from "../../support/storedKeys.ts";
import { test } from "../../support/test.ts";
import { tabTo } from "../../support/keyboard.ts";

async function typeAll(page: Page, values: string[]) {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
}

test("from the disclaimer to the results and back, by keyboard only, and nothing that is entered leaves the browser, which may be offline", async ({
  page,
  context,
}) => {
  await page.goto("/sperm-analysis");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "I Understand" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("checkbox", { name: "Don't show this message again" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const kept = await storedKeys(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await context.setOffline(true);

  await tabTo(page, page.getByLabel("Semen volume"));
  await typeAll(page, ["1,2", "50", "42", "29", "58", "", "3"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Get Results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Talk to a doctor about 2 of your 8 values" }),
  ).toBeFocused();
  const rows = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText("1.2 mLLowReference: at least 1.4 mL");
  await expect(rows.nth(4)).toContainText("29 %At the limitReference: at least 30%");
  await expect(
    page.getByText(/At the limit, within its own uncertainty: progressive motility/),
  ).toBeVisible();
  await expect(rows.last()).toContainText("21 millionNormalReference: at least 20 million");

  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Clear Results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(0);
  await expect(page.getByLabel("Semen volume")).toBeFocused();
  await expect(page.getByLabel("Semen volume")).toHaveValue("1,2");

  expect(requested.filter((url) => !/\/assets\/|\/favicon\.svg$/.test(url))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  expect(await storedKeys(page)).toEqual(kept);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Semen volume")).toHaveValue("");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("what was typed before the page became interactive is kept", async ({ page }) => {
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/sperm-analysis", { waitUntil: "commit" });
  await page.getByLabel("Semen volume").fill("1,4");
  await page.getByLabel("Total sperm count").fill("50");
  await page.getByLabel("Total motility").fill("42");
  deliver();
  await page.getByRole("button", { name: "I Understand" }).click();
  await page.getByRole("button", { name: "Get Results" }).click();
  await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(5);
});
