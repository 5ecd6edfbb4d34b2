import { expect, type Page } from "@playwright/test";
import { publishedRow } from "../../support/publishedRow.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { recordRequests } from "../../support/recordRequests.ts";

const UNDER_38 = { age_from: null, age_to: 37 };
const OVER_37 = { age_from: 38, age_to: null };

const PUBLISHED = [
  publishedRow({ clinic_id: "reprofit", ...UNDER_38, percentage: 39, n: 1290 }),
  publishedRow({ clinic_id: "gennet", ...UNDER_38, percentage: 33, n: 600 }),
  publishedRow({ clinic_id: "unica", ...UNDER_38, percentage: 29, n: 90 }),
  publishedRow({ clinic_id: "gennet", ...OVER_37, percentage: 15, n: 445 }),
  publishedRow({ clinic_id: "unica", ...OVER_37, percentage: 19, n: 80 }),
  publishedRow({ clinic_id: null, country: "Czechia", ...UNDER_38, percentage: 34, n: null }),
];

async function open(page: Page, address = "/results") {
  await page.route("**/rest/v1/clinic_results?*", (route) => route.fulfill({ json: PUBLISHED }));
  await page.goto(address);
  // Pages ask again at the first sign that somebody is there.
  const answer = page.waitForResponse("**/rest/v1/clinic_results?*");
  await page.keyboard.press("Shift");
  await answer;
  await expect(table(page).getByRole("row")).toHaveCount(4);
}

const table = (page: Page) => page.getByRole("table");
const dot = (page: Page, name: RegExp) => page.getByRole("link", { name }).first();

test("by keyboard: rates of one age group stand in a picture, and each dot leads to its clinic", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText("National average (Czechia): 34%")).toBeVisible();

  await test.step("the age group is kept in this tab, and gets into no address and no request", async () => {
    const asked = recordRequests(page);
    await tabTo(page, page.getByRole("combobox", { name: "Your age group" }));
    await page.keyboard.press("3");
    await expect(table(page).getByRole("row")).toHaveCount(3);
    await expect(table(page)).toContainText("19%");
    expect(new URL(page.url()).search).toBe("");
    await page.goto("/glossary");
    await open38(page);
    expect(asked.filter((url) => /age_(from|to)=|38-|=38/.test(url))).toEqual([]);
  });

  await test.step("in the funnel, arrows go from dot to dot", async () => {
    await page.getByRole("combobox", { name: "Your age group" }).selectOption("All ages");
    await pressByKeyboard(page, page.getByRole("button", { name: "Funnel by size" }));
    await expect(page).toHaveURL(/picture=funnel/);
    await tabTo(page, dot(page, /^UNICA: 29%/));
    await page.keyboard.press("End");
    await expect(dot(page, /^Reprofit: 39%.*above the 95% limits/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/clinic\/reprofit$/);
  });
});

async function open38(page: Page) {
  await page.goto("/results");
  await page.keyboard.press("Shift");
  await expect(table(page).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "Your age group" })).toHaveValue("38-");
}

test("the picture fits a phone, shows in forced colours, and prints with its figures", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/results?picture=funnel");
  await expect(page.getByRole("group", { name: /^Funnel plot/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await test.step("in forced colours each dot still differs from its ground", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const canvas = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const far = dot(page, /^Reprofit: 39%/);
    await expect(far).not.toHaveCSS("background-color", canvas);
    await expect(dot(page, /^GENNET: 33%/)).not.toHaveCSS("border-top-color", canvas);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("on paper stand the picture and the figures, without what can only be pressed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("button:visible, nav:visible, select:visible")).toHaveCount(0);
    await expect(page.getByRole("group", { name: /^Funnel plot/ }).locator("svg")).toBeVisible();
    await expect(table(page)).toContainText("Funnel: above the 95% limits");
    await expect(table(page).getByRole("link", { name: /The register/ })).toHaveCount(3);
  });
});
