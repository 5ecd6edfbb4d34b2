import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { tabTo } from "../../support/keyboard.ts";
import { keptKeys } from "../../support/keptKeys.ts";
import { fillInReport, openReport, reportButton } from "../../support/reportForm.ts";

test("a report is stored once, and the thanks stay until the visitor leaves", async ({ page }) => {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("figure_reports")) statuses.push(response.status());
  });
  const asked = await page.request.get("/report-figure");
  expect(asked.status()).toBe(200);
  expect(await asked.text(), "for search engines").toContain('<meta name="robots" content="noindex"/>');
  await openReport(page);
  await expect(page.getByText("Reprofit, Brno")).toBeVisible();
  await fillInReport(page);
  const request = page.waitForRequest("**/rest/v1/figure_reports*");
  await reportButton(page).dblclick();
  expect((await request).postDataJSON()).toMatchObject({
    clinic_id: "reprofit",
    figure: "Price of an IVF cycle",
    right_value: "3,400 euros",
    source_url: "https://reprofit.cz/prices",
    email: null,
  });
  const thanks = page.getByRole("heading", { level: 1, name: "Thank you" });
  await expect(thanks).toBeVisible();
  expect(statuses).toEqual([201]);
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Price of an IVF cycle");
  expect(await keptKeys(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the clinic" }).click();
  await expect(page).toHaveURL("/clinic/reprofit");
});

test("a report can be filled in and sent with the keyboard alone, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openReport(page);
  await tabTo(page, page.getByLabel("Which figure is wrong?"));
  await page.keyboard.press("End");
  await page.keyboard.type(" in euros");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3,400 euros");
  await page.keyboard.press("Tab");
  await page.keyboard.type("reprofit.cz/prices");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Where can we read it?")).toHaveValue("https://reprofit.cz/prices");
  await page.keyboard.type("jana@example.org");
  await page.keyboard.press("Tab");
  await expect(reportButton(page)).toBeFocused();
  const answer = page.waitForResponse("**/rest/v1/figure_reports*");
  await page.keyboard.press("Enter");
  expect((await answer).status()).toBe(201);
  expect((await answer).request().postDataJSON()).toMatchObject({
    figure: "Price of an IVF cycle in euros",
    right_value: "3,400 euros",
    source_url: "https://reprofit.cz/prices",
    email: "jana@example.org",
  });
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("markup in the address is shown as text", async ({ page }) => {
  const hostile = '<img src=x onerror="alert(1)">\u202e';
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/report-figure?${new URLSearchParams({ clinic: "reprofit", figure: hostile })}`);
  await expect(page.getByLabel("Which figure is wrong?")).toHaveValue(hostile);
  await fillInReport(page);
  await reportButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  expect(dialogs).toEqual([]);
  await expect(page.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
});
