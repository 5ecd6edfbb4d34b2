import { expect, type Request } from "@playwright/test";
import { test } from "../../support/test.ts";
import { tabTo } from "../../support/keyboard.ts";
import { storedKeys } from "../../support/storedKeys.ts";
import { openReport, reportButton } from "../../support/reportForm.ts";

test("by keyboard alone on a phone a report is stored once, and the thanks stay until the visitor leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/figure_reports")) sent.push(request);
  });
  const asked = await page.request.get("/report-figure");
  expect(asked.status()).toBe(200);
  expect(await asked.text(), "for search engines").toContain('<meta name="robots" content="noindex"/>');
  await openReport(page);
  await expect(page.getByText("Reprofit, Brno")).toBeVisible();
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
  const request = page.waitForRequest("**/rest/v1/figure_reports*");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    clinic_id: "reprofit",
    figure: "Price of an IVF cycle in euros",
    right_value: "3,400 euros",
    source_url: "https://reprofit.cz/prices",
    email: "jana@example.org",
  });
  const thanks = page.getByRole("heading", { level: 1, name: "Thank you" });
  await expect(thanks).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(sent).toHaveLength(1);
  expect((await sent[0]?.response())?.status()).toBe(201);
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Price of an IVF cycle");
  expect(await storedKeys(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the clinic" }).click();
  await expect(page).toHaveURL("/clinic/reprofit");
});
